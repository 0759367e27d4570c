/** Times of work in this process and the longest pause of the event loop meanwhile. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const MB = 1024 * 1024

const table: Record<string, Record<string, string>> = {}

/** Does the work and adds its row to the table. @param more further columns, of its result */
export async function measure<Value>(
  name: string,
  work: () => Promise<Value>,
  more: (value: Value) => Record<string, string> = () => ({}),
): Promise<Value> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  // The timer of the measurement must run once before the work starts and once after it.
  await new Promise(resolve => setTimeout(resolve, 50))
  delay.enable()
  const startedAt = performance.now()
  await new Promise(resolve => setTimeout(resolve, 10))
  const value = await work()
  const ms = performance.now() - startedAt - 10
  await new Promise(resolve => setTimeout(resolve, 10))
  delay.disable()
  table[name] = {
    'ms in all': ms.toFixed(0),
    'longest pause, ms': (delay.max / 1e6).toFixed(0),
    'memory, MB': (process.memoryUsage().rss / MB).toFixed(0),
    ...more(value),
  }
  return value
}

export const printMeasured = () => console.table(table)
