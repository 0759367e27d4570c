/** The names of compared phones, each of which stays on one line where it fits. */
import { Fragment } from 'react'
import { compareTexts } from '../texts.ts'

export function Names({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ` ${compareTexts().versus} `}
      <bdi className="inline-block">{name}</bdi>
    </Fragment>
  ))
}
