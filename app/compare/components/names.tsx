/** The names of compared phones, each of which stays on one line where it fits. */
import { Fragment } from 'react'
import { compareTexts } from '../texts.ts'

export function Names({ phones }: { phones: { id: string; shortName: string }[] }) {
  return phones.map(({ id, shortName }, index) => (
    <Fragment key={id}>
      {index > 0 && ` ${compareTexts().versus} `}
      <bdi className="inline-block">{shortName}</bdi>
    </Fragment>
  ))
}
