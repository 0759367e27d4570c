/** The photo search panel: file input, preview and matches. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPicture, SIGNATURE_BYTES } from '#app/pictures/picture-rules.ts'
import { toDataUrl, toSmallJpeg } from '#app/pictures/small-jpeg.ts'
import { pictureTexts } from '#app/pictures/texts.ts'
import { phonePath } from '#app/platform/paths.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { ask } from '../ask.ts'
import { PanelFrame, Progress } from '../panel-frame.tsx'
import type { PanelOutcome, PanelProps, PhotoResult } from '../panel-results.ts'
import { Match, Matches } from '../report-parts.tsx'
import { SHOWN_FEATURES, STRONG_PHOTO_SIMILARITY } from '../scores.ts'
import { helperTexts } from '../texts.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES, MAX_SIDE_PX } from './bounds.ts'
import { photoTexts } from './texts.ts'

type State =
  | { step: 'none' }
  | { step: 'chosen'; preview: string; error?: string }
  | { step: 'analyzing'; preview: string }
  | { step: 'done'; preview: string | null; result: PhotoResult }
  | { step: 'refused'; error: string }

function firstState(outcome: PanelOutcome | null): State {
  if (outcome?.panel !== 'photo') return { step: 'none' }
  return 'error' in outcome
    ? { step: 'refused', error: outcome.error }
    : { step: 'done', preview: null, result: outcome.result as PhotoResult }
}

export function PhotoPanel({ phone, outcome }: PanelProps) {
  const [state, setState] = useState(() => firstState(outcome))
  const form = useRef<HTMLFormElement>(null)
  const preview = 'preview' in state ? state.preview : null
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const chosenFile = () => form.current?.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]

  async function choose() {
    const file = chosenFile()
    if (!file) return setState({ step: 'none' })
    // A file that cannot be read, such as one moved away, is no picture either.
    const start = await file
      .slice(0, SIGNATURE_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    if (chosenFile() !== file) return
    if (!isPicture(new Uint8Array(start))) return setState({ step: 'refused', error: pictureTexts().wrongType })
    if (file.size > MAX_PICTURE_BYTES)
      return setState({ step: 'refused', error: pictureTexts().tooLarge(MAX_PICTURE_MEGABYTES) })
    setState({ step: 'chosen', preview: URL.createObjectURL(file) })
  }

  async function analyze(event: FormEvent) {
    event.preventDefault()
    const file = chosenFile()
    if (!file) return setState({ step: 'refused', error: pictureTexts().missing })
    if (state.step !== 'chosen' && state.step !== 'done') return
    const shown = state.preview ?? URL.createObjectURL(file)
    setState({ step: 'analyzing', preview: shown })
    const imageBase64 = await toDataUrl(await toSmallJpeg(file, MAX_SIDE_PX))
    const result = await ask<PhotoResult['matches']>('find-similar-photos', {
      imageBase64,
      mobileIds: [],
      nearMobileId: phone.id,
    })
    if (result.ok) setState({ step: 'done', preview: shown, result: { matches: result.value } })
    // Show errors that the visitor can fix at the field, all others as an empty result with a message.
    else if ([413, 415, 422].includes(result.status))
      setState({ step: 'chosen', preview: shown, error: result.message })
    else setState({ step: 'done', preview: shown, result: { matches: [], message: result.message } })
  }

  function clear() {
    form.current?.reset()
    setState({ step: 'none' })
  }

  const error = 'error' in state ? state.error : undefined
  return (
    <PanelFrame panel="photo" title={photoTexts().title} isOpen={outcome?.panel === 'photo'}>
      <p className="text-sm text-muted">{photoTexts().about}</p>
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        action={`${phonePath(phone)}#photo-panel`}
        className="mt-3 grid gap-3"
        onSubmit={analyze}
      >
        <input type="hidden" name="panel" value="photo" />
        <label className="block">
          <span className="label">{photoTexts().field}</span>
          <input
            type="file"
            name="photo"
            accept="image/*"
            required
            className="field"
            aria-describedby="photo-hint"
            aria-invalid={error !== undefined || undefined}
            onChange={choose}
          />
        </label>
        <p id="photo-hint" className={error ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
          {error ?? photoTexts().hint}
        </p>
        {preview && <img src={preview} alt={photoTexts().choice} className="photo-preview" />}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-quiet" aria-disabled={state.step === 'analyzing' || undefined}>
            {state.step === 'done' && preview ? helperTexts().again : photoTexts().start}
          </button>
          {state.step !== 'none' && state.step !== 'analyzing' && (
            <button type="button" className="button button-quiet script-only" onClick={clear}>
              {photoTexts().clear}
            </button>
          )}
        </div>
      </form>
      <Progress text={state.step === 'analyzing' ? photoTexts().progress : ''} />
      {state.step === 'done' && <Report result={state.result} />}
    </PanelFrame>
  )
}

function Report({ result: { matches, message } }: { result: PhotoResult }) {
  return (
    <div className="report">
      {message && <p className="notice mt-3 text-sm">{message}</p>}
      {matches.length === 0 ? (
        <p>{message ? photoTexts().notSearched : photoTexts().none}</p>
      ) : (
        <Matches>
          {matches.map(match => (
            <Match
              key={match.phoneId}
              phone={match.phone}
              badge={photoTexts().match(match.similarity)}
              isStrong={match.similarity > STRONG_PHOTO_SIMILARITY}
            >
              <p>{photoTexts().confidence(match.confidence)}</p>
              {match.matchingFeatures.length > 0 && (
                <p>{withCommas(match.matchingFeatures.slice(0, SHOWN_FEATURES).map(ofSource))}</p>
              )}
            </Match>
          ))}
        </Matches>
      )}
    </div>
  )
}
