/** The AI tools in the phone form: their fields and buttons belong to the form, so they work without script too. */
import type { ToolRun } from '../ai-tools.server.ts'

type Props = { run: ToolRun | null; values: Record<string, unknown> | null }

export function AiTools({ run, values }: Props) {
  const typed = (run?.values.generate ?? {}) as Record<string, string>
  return (
    <details className="panel fold" open={run !== null}>
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
          <ToolButton tool="generate">Generate</ToolButton>
          <ToolButton tool="details">Generate Detailed Specs</ToolButton>
          <ToolButton tool="enhance">Enhance with AI</ToolButton>
        </p>
        {run && (
          <output className={run.isProblem ? 'notice notice-problem block' : 'notice block'}>
            <strong>{run.title}.</strong> {run.text}
            {run.suggested.length > 0 &&
              ' The marked fields are suggestions. Check them; nothing is stored before you save.'}
          </output>
        )}
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

function ToolButton({ tool, children }: { tool: string; children: string }) {
  return (
    <button type="submit" name="tool" value={tool} formNoValidate className="button button-quiet">
      {children}
    </button>
  )
}

/** Read only: it is no part of the form. */
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
