/** The panels of the AI helpers on a phone's page (AI-1). */
import type { ComponentType } from 'react'
import { BatteryPanel } from './battery/panel.tsx'
import { CameraPanel } from './camera/panel.tsx'
import { DesignPanel } from './design/panel.tsx'
import type { PanelProps } from './panel-results.ts'
import { PhotoPanel } from './photo/panel.tsx'
import { ScreenPanel } from './screen/panel.tsx'
import { helperTexts } from './texts.ts'

/** In page order. To add a helper, create a folder beside this file and list its panel here. */
const panels: Record<string, ComponentType<PanelProps>> = {
  camera: CameraPanel,
  screen: ScreenPanel,
  design: DesignPanel,
  photo: PhotoPanel,
  battery: BatteryPanel,
}

export const panelNames = Object.keys(panels)

export function HelperPanels(props: PanelProps) {
  return (
    <section aria-labelledby="helpers">
      <details className="fold" open={props.outcome !== null}>
        <summary>
          <h2 id="helpers">{helperTexts().heading}</h2>
        </summary>
        <div className="helper-panels">
          {Object.entries(panels).map(([name, Panel]) => (
            <Panel key={name} {...props} />
          ))}
        </div>
      </details>
    </section>
  )
}
