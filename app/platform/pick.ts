/** An object with only these keys of another, in their order. */
export const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) =>
  Object.fromEntries(keys.map(key => [key, whole[key]])) as Pick<Whole, Key>
