/** The names of compared phones where a small screen has a narrow column for each, or a list has several. Pure. */

/** So many characters fit on a line of a field of half a screen of 360 px. */
const FITTING_LENGTH = 13
/** What is left of a name must say as much. */
const LEAST_LENGTH = 4

/** A name that does not fit on a line without its first word, where what is left says enough and is no other's name. */
export function columnNames(names: string[]): string[] {
  const shorter = names.map(name => {
    const rest = name.slice(name.indexOf(' ') + 1)
    const saysEnough = rest.length >= LEAST_LENGTH && /^\p{L}/u.test(rest)
    return name.length > FITTING_LENGTH && saysEnough ? rest : name
  })
  const isOfOne = (name: string) => shorter.filter(each => each === name).length === 1
  return names.map((name, index) => (isOfOne(shorter[index] ?? '') ? (shorter[index] ?? name) : name))
}

/** In a list a name that begins with the same word as the one before it stands without it: `Galaxy A56`, `A36`. */
export const withoutRepeated = (names: string[]): string[] =>
  names.map((name, index) => {
    const [first, ...rest] = name.split(' ')
    const isRepeated = names[index - 1]?.split(' ')[0] === first
    return isRepeated && /^\p{L}/u.test(rest.join(' ')) ? rest.join(' ') : name
  })
