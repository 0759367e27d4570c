/** The names of compared phones where a small screen has a narrow column for each, or a list has several. Pure. */
import { shortName } from '#app/platform/text/short-name.ts'

/** A name that does not fit on a line without its first word, where what is left says enough and is no other's name. */
export function columnNames(names: string[]): string[] {
  const shorter = names.map(shortName)
  const isOfOne = (name: string) => shorter.filter(each => each === name).length === 1
  return names.map((name, index) => (isOfOne(shorter[index] ?? '') ? (shorter[index] ?? name) : name))
}
