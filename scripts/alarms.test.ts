/** The alarms of deploy/alarms.yaml: complete, and, where promtool is installed, each made to fire (WATCH-5). */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const rules = readFileSync('deploy/alarms.yaml', 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
const alarms = rules.map(rule => /^\w+/.exec(rule)?.[0] ?? '')

test('each alarm has a severity, and a summary that says what it means and what to do', () => {
  expect(alarms.length).toBeGreaterThan(0)
  for (const rule of rules) {
    expect(rule).toMatch(/severity: (['"]\{\{.*\}critical\{.*\}warning\{|critical|warning)/)
    expect(rule).toMatch(/^ {10}summary: (['"]).*[\w}]\. .*\.\1$/m)
  }
})

type Series = Record<string, string>

/** A site that has run for hours, a sample every 30 seconds. */
const healthy: Series = {
  'up{job="site"}': '1x240',
  'process_start_time_seconds{job="site"}': '1000x240',
  'site_requests_total{route="/",status="200",cached="no"}': '0+300x240',
  'site_requests_total{route="/",status="500",cached="no"}': '0x240',
  'site_requests_total{route="/search",status="429",cached="no"}': '0x240',
  'site_request_seconds_bucket{cached="no",le="0.5"}': '0+300x240',
  'site_request_seconds_count{cached="no"}': '0+300x240',
  'site_render_seconds_bucket{le="0.1"}': '0+30x240',
  site_render_seconds_count: '0+30x240',
  'nodejs_eventloop_lag_p99_seconds{job="site"}': '0.02x240',
  'process_resident_memory_bytes{job="site"}': '400000000x240',
  'process_open_fds{job="site"}': '100x240',
  'process_max_fds{job="site"}': '1024x240',
  'site_security_events_total{event="sign-in-failed"}': '0+1x240',
  'site_security_events_total{event="refused"}': '0x240',
  'site_ai_calls_day{outcome="answered"}': '100x240',
  'site_ai_calls_day{outcome="key-refused"}': '1x240',
  'site_ai_tokens_day{direction="input"}': '100000x240',
  'site_imports{state="failed"}': '1x240',
  'site_fault{fault="full"}': '0x240',
  'site_fault{fault="unclean-stop"}': '0x240',
  'site_faults_total{fault="full"}': '0x240',
  'site_source_faults{fault="fails"}': '0x240',
  site_database_whole: '1x240',
  site_disk_free_bytes: '5000000000x240',
  site_backup_age_seconds: '3600x240',
  site_backup_interval_seconds: '86400x240',
  site_continuous_copy: '1x240',
  site_followed_age_seconds: '10x240',
}

/** What makes each alarm fire within this many minutes, and the severity where it depends on that. */
const causes: [alarm: string, minutes: number, wrong: Series, severity?: string][] = [
  ['SiteDown', 2, { 'up{job="site"}': '0x240' }],
  ['SiteRestarts', 60, { 'process_start_time_seconds{job="site"}': '0x20 1x20 2x20 3x20 4x240' }],
  ['SiteErrors', 11, { 'site_requests_total{route="/",status="500",cached="no"}': '0+10x240' }],
  ['SiteSlow', 25, { 'site_request_seconds_bucket{cached="no",le="0.5"}': '0+200x240' }],
  ['SiteRendersSlowly', 25, { 'site_render_seconds_bucket{le="0.1"}': '0+20x240' }],
  ['SiteBlocked', 6, { 'nodejs_eventloop_lag_p99_seconds{job="site"}': '0.4x240' }],
  ['SiteMemory', 6, { 'process_resident_memory_bytes{job="site"}': '900000000x240' }],
  ['SiteOpenFiles', 6, { 'process_open_fds{job="site"}': '700x240' }],
  ['SiteSignInsFail', 16, { 'site_security_events_total{event="sign-in-failed"}': '0+5x240' }],
  ['SiteRefusals', 61, { 'site_security_events_total{event="refused"}': '0+5x240' }],
  ['SiteLimits', 25, { 'site_requests_total{route="/search",status="429",cached="no"}': '0+20x240' }],
  ['SiteModelFails', 16, { 'site_ai_calls_day{outcome="key-refused"}': '50x240' }],
  ['SiteModelCost', 1, { 'site_ai_tokens_day{direction="input"}': '3000000x240' }],
  ['SiteImportFailed', 61, { 'site_imports{state="failed"}': '1x60 2x180' }],
  ['SiteSourceFails', 16, { 'site_source_faults{fault="fails"}': '1x240' }],
  // At the first scrape already, and no more noted after it.
  ['SiteFault', 1, { 'site_fault{fault="full"}': '1x240', 'site_faults_total{fault="full"}': '1x240' }, 'critical'],
  // Over between two scrapes.
  ['SiteFault', 31, { 'site_faults_total{fault="full"}': '0x60 1x180' }, 'critical'],
  // An hour after the first one; counters of the next process begin with the same 1.
  ['SiteFault', 100, { 'site_fault{fault="unclean-stop"}': '1x120 0x60 1x60' }, 'warning'],
  ['SiteDatabaseDamaged', 1, { site_database_whole: '0x240' }],
  ['SiteDiskFull', 1, { site_disk_free_bytes: '400000000x240' }],
  ['SiteBackupOld', 16, { site_backup_age_seconds: '180000x240' }],
  ['SiteCopyStopped', 6, { site_continuous_copy: '0x240' }],
  ['SiteReaderBehind', 2, { site_followed_age_seconds: '100x240' }],
]

const firing = 'count by (alertname, severity) (ALERTS{alertstate="firing"})'

/** A file for `promtool test rules`; JSON is YAML too. */
const ruleTests = () => ({
  rule_files: [resolve('deploy/alarms.yaml')],
  evaluation_interval: '30s',
  tests: [
    { name: 'a healthy site', series: healthy, checks: [{ expr: firing, eval_time: '119m', exp_samples: [] }] },
    ...causes.map(([alarm, minutes, wrong, severity]) => {
      const own = severity ?? /severity: (\w+)/.exec(rules[alarms.indexOf(alarm)] ?? '')?.[1]
      const labels = `{alertname="${alarm}", severity="${own}"}`
      return {
        name: alarm,
        series: { ...healthy, ...wrong },
        checks: [{ expr: firing, eval_time: `${minutes}m`, exp_samples: [{ labels, value: 1 }] }],
      }
    }),
  ].map(({ name, series, checks }) => ({
    name,
    interval: '30s',
    input_series: Object.entries(series).map(([series, values]) => ({ series, values })),
    promql_expr_test: checks,
  })),
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test('each alarm has a cause that makes it fire', () => {
  expect([...new Set(causes.map(([alarm]) => alarm))].toSorted()).toEqual(alarms.toSorted())
})

test.skipIf(!hasPromtool)(
  `its cause makes each alarm fire, and nothing else does ${hasPromtool ? '' : '(skipped: there is no promtool)'}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'alarms-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'tests.yaml')
    writeFileSync(file, JSON.stringify(ruleTests()))
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
  },
)
