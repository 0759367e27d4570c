/** The field of the phone form for pictures to upload. Pure. */
import { picturePath } from '#app/pictures/phone-pictures.ts'

export const PICTURES_FIELD = 'pictures'

/** A picture row of the form. */
export const PICTURE_ROW = /^carouselImages\[(\d+)\]$/
export const pictureRowName = (index: number) => `carouselImages[${index}]`

/** Any address of an uploaded picture. */
const SOME_PICTURE = picturePath('0'.repeat(32), 'large')

/**
 * The form as it is once its chosen pictures are uploaded, which saving does first: a missing main picture and a missing row are
 * no mistakes then.
 */
export function withChosenPictures(form: FormData): FormData {
  const hasChosen = form.getAll(PICTURES_FIELD).some(value => value instanceof File && value.size > 0)
  if (!hasChosen) return form
  const completed = new FormData()
  for (const [name, value] of form) completed.append(name, value)
  if (!String(form.get('imageUrl') ?? '').trim()) completed.set('imageUrl', SOME_PICTURE)
  const rows = [...form].filter(([name]) => PICTURE_ROW.test(name))
  const isEmpty = rows.every(([, value]) => !String(value).trim())
  if (isEmpty) completed.set(rows[0]?.[0] ?? pictureRowName(0), SOME_PICTURE)
  return completed
}
