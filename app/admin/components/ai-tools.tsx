/** The AI tools of the phone form. Their fields and buttons are part of the form, so they work without script. */
import { useNavigation } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { phoneFields } from '#app/entities/phone-fields.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { toast } from '#app/ui/toast.ts'
import type { ToolRun } from '../ai-tools.server.ts'
import { type Tool, toolNamed } from '../tool-intents.ts'
import { shortSpecs } from './short-spec-fields.ts'

type Props = { run: ToolRun | null; values: Record<string, unknown> | null | undefined }

export function AiTools({ run, values }: Props) {
  const typed = (values?.generate ?? {}) as Record<string, string>
  const tools = useRef<HTMLDetailsElement>(null)
  const isNamed = useIsNamed(tools)
  const running = runningTool(useNavigation().formData)
  useEffect(() => {
    if (run) toast({ title: run.title, text: run.text, isProblem: run.isProblem })
  }, [run])
  return (
    <details ref={tools} className="panel fold" open={run !== null}>
      <summary>
        <h3 className="text-base">AI tools</h3>
      </summary>
      <div className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-3">
          <Input name="brand" label="Brand to generate" value={typed.brand ?? ''} />
          <Input name="model" label="Model to generate" value={typed.model ?? String(values?.model ?? '')} />
          <Input name="year" label="Year (2024 if empty)" value={typed.year ?? ''} />
        </div>
        <p className="flex flex-wrap gap-3">
          <ToolButton intent="generate-specs" running={running} isDisabled={!isNamed}>
            Generate
          </ToolButton>
          <ToolButton intent="generate-details" running={running}>
            Generate Detailed Specs
          </ToolButton>
          <ToolButton intent="enhance" running={running}>
            Enhance with AI
          </ToolButton>
        </p>
        {run && (
          <output className={run.isProblem ? 'notice notice-problem block' : 'notice block'}>
            <strong>{run.title}.</strong> {run.text}
            {run.suggested.length > 0 &&
              ' The marked fields are suggestions. Check them; nothing is stored before you save.'}
          </output>
        )}
        {run?.asked && <AskedView asked={run.asked} running={running} />}
        {run?.enhancement && <EnhancementView enhancement={run.enhancement} />}
      </div>
    </details>
  )
}

function Input({ name, label, value }: { name: string; label: string; value: string }) {
  const id = `generate-${name}`
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input id={id} name={`generate.${name}`} className="field" defaultValue={value} autoComplete="off" />
    </div>
  )
}

const runningTool = (form: FormData | undefined) => (form ? toolNamed(pressedIntent(form)) : null)

type ToolButtonProps = { intent: Tool; running: Tool | null; isDisabled?: boolean; children: string }

function ToolButton({ intent, running, isDisabled = false, children }: ToolButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      formNoValidate
      className="button button-quiet"
      disabled={isDisabled || (running !== null && running !== intent)}
      aria-disabled={running === intent}
    >
      {running === intent ? 'Working...' : children}
    </button>
  )
}

/** Whether brand and model are typed; true until hydration, because without script the server reports missing values. */
function useIsNamed(tools: RefObject<HTMLElement>): boolean {
  const [isNamed, setNamed] = useState(true)
  useEffect(() => {
    const element = tools.current
    const update = () => {
      const field = (name: string) => element?.querySelector<HTMLInputElement>(`[name="generate.${name}"]`)
      setNamed(Boolean(field('brand')?.value.trim() && field('model')?.value.trim()))
    }
    update()
    element?.addEventListener('input', update)
    return () => element?.removeEventListener('input', update)
  }, [tools])
  return isNamed
}

const labels: Record<string, string> = {
  ...Object.fromEntries(Object.entries(phoneFields).map(([name, { label }]) => [name, label])),
  ...Object.fromEntries(shortSpecs),
}

/** The typed values that a suggestion would replace, and the button that does it. */
function AskedView({ asked, running }: { asked: NonNullable<ToolRun['asked']>; running: Tool | null }) {
  const { replacements, suggestion } = asked
  const count = replacements.length === 1 ? 'One value differs' : `${replacements.length} values differ`
  return (
    <div className="grid gap-3">
      <p>{`${count} from what is typed, which stays unless you replace it.`}</p>
      <dl className="admin-facts">
        {replacements.map(({ field, typed, suggested }) => (
          <div key={field}>
            <dt>{labels[field] ?? field}</dt>
            <dd>
              {typed} <span className="text-muted">suggested:</span> {suggested}
            </dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="generate.suggestion" value={suggestion} />
      <p>
        <ToolButton intent="replace-typed" running={running}>
          Replace what is typed
        </ToolButton>
      </p>
    </div>
  )
}

/** Read-only, not part of the form. */
function EnhancementView({ enhancement }: { enhancement: NonNullable<ToolRun['enhancement']> }) {
  const { seoDescription, targetAudience, marketingDescription, keyFeatures, comparisonPoints } = enhancement
  const rows = [
    ['SEO description', seoDescription],
    ['Target audience', targetAudience],
    ['Marketing description', marketingDescription],
    ['Key features', keyFeatures.join(', ')],
    ['Comparison points', comparisonPoints.join(', ')],
  ]
  return (
    <dl className="admin-facts">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
