/** The names of compared phones, each of which stays on one line where it fits. */
import { compareTexts } from '../texts.ts'

/** So many names fit in a heading of a small screen, which counts the others. */
const NAMED = 2

export function Names({ phones }: { phones: { id: string; shortName: string }[] }) {
  return (
    <>
      {phones.map(({ id, shortName }, index) => (
        <span key={id} className={index < NAMED ? undefined : 'max-md:hidden'}>
          {index > 0 && ` ${compareTexts().versus} `}
          <bdi className="inline-block">{shortName}</bdi>
        </span>
      ))}
      {phones.length > NAMED && <span className="md:hidden"> {compareTexts().andOthers(phones.length - NAMED)}</span>}
    </>
  )
}
