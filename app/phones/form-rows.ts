/** The repeating rows of the phone form: blank ones are left out before a save, so that an empty line is no error. Pure. */

const imageKey = /^carouselImages\[(\d+)\]$/
const specKey = /^specifications\[(\d+)\]\.specs\[(\d+)\]\.(feature|value)$/
const categoryKey = /^specifications\[(\d+)\]\.category$/

/** The form without blank pictures, without rows in which nothing stands, without categories in which nothing stands. */
export function withoutBlankRows(form: FormData): FormData {
  const kept = new FormData()
  const images: string[] = []
  const categories = new Map<number, { category: string; specs: Map<number, { feature: string; value: string }> }>()
  const group = (index: string) => entry(categories, Number(index), () => ({ category: '', specs: new Map() }))
  for (const [key, value] of form) {
    const text = typeof value === 'string' ? value : ''
    const spec = specKey.exec(key)
    const category = categoryKey.exec(key)
    if (imageKey.test(key)) {
      if (text.trim() !== '') images.push(text)
    } else if (spec) {
      const row = entry(group(spec[1] ?? '').specs, Number(spec[2]), () => ({ feature: '', value: '' }))
      row[spec[3] as 'feature' | 'value'] = text
    } else if (category) {
      group(category[1] ?? '').category = text
    } else {
      kept.append(key, value)
    }
  }
  for (const [index, image] of images.entries()) kept.append(`carouselImages[${index}]`, image)
  const filled = [...categories.values()]
    .map(({ category, specs }) => ({
      category,
      specs: [...specs.values()].filter(({ feature, value }) => feature.trim() !== '' || value.trim() !== ''),
    }))
    .filter(({ category, specs }) => category.trim() !== '' || specs.length > 0)
  filled.forEach(({ category, specs }, index) => {
    kept.append(`specifications[${index}].category`, category)
    specs.forEach(({ feature, value }, row) => {
      kept.append(`specifications[${index}].specs[${row}].feature`, feature)
      kept.append(`specifications[${index}].specs[${row}].value`, value)
    })
  })
  return kept
}

function entry<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
