/** A phone's name where there is little room. Pure. */

/** The first word of a name that is too long for half a line of 360 px, where what is left says enough. */
const LEFT_OUT = /^(?=.{14})\S+ (?=\p{L}.{3})/u

/** `Galaxy A56` for `Samsung Galaxy A56`; whether it is another's name too is the caller's matter. */
export const shortName = (name: string): string => name.replace(LEFT_OUT, '')

/** In a list a name that begins with the same word as the one before it stands without it: `Galaxy A56`, `A36`. */
export const withoutRepeated = (names: string[]): string[] =>
  names.map((name, index) => {
    const [first, ...rest] = name.split(' ')
    const isRepeated = names[index - 1]?.split(' ')[0] === first
    return isRepeated && /^\p{L}/u.test(rest.join(' ')) ? rest.join(' ') : name
  })
