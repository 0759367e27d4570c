import { withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { FormPanel } from '../form-panel.tsx'
import { type DesignResult, type PanelProps, resultOf } from '../panel-results.ts'
import { Match, Matches, OfModel } from '../report-parts.tsx'
import { similarityLabel } from '../scores.ts'
import { askForDesigns } from './ask.ts'
import { designTexts } from './texts.ts'

export function DesignPanel({ phone, outcome }: PanelProps) {
  const { title, about, start, progress } = designTexts()
  return (
    <FormPanel<DesignResult>
      panel="design"
      title={title}
      about={about}
      start={start}
      progress={progress}
      phone={phone}
      first={resultOf<DesignResult>('design', outcome)}
      run={refresh => askForDesigns(phone.id, refresh)}
      report={result => <Report result={result} />}
    />
  )
}

function Report({ result: { matches, isFromDimensions, message } }: { result: DesignResult }) {
  const wordsOf = (words: string[]) => withCommas(isFromDimensions ? words : words.map(ofSource))
  return (
    <div className="report">
      {isFromDimensions && (
        <p className="notice mt-3 text-sm">
          {fillIn(designTexts().fromDimensions, {
            label: <strong>{designTexts().fromDimensionsLabel}</strong>,
            reason: message,
          })}
        </p>
      )}
      {matches.length === 0 && <p>{designTexts().noDesigns}</p>}
      <Matches>
        {matches.map(match => (
          <Match
            key={match.phoneId}
            phone={match.phone}
            badge={designTexts().similarity(match.similarity, similarityLabel(match.similarity))}
          >
            {match.similarAspects.length > 0 && <p>{designTexts().alike(wordsOf(match.similarAspects))}</p>}
            {match.keyDifferences.length > 0 && <p>{designTexts().different(wordsOf(match.keyDifferences))}</p>}
            {!isFromDimensions && match.aestheticMatch && (
              <p>
                <OfModel text={match.aestheticMatch} />
              </p>
            )}
          </Match>
        ))}
      </Matches>
    </div>
  )
}
