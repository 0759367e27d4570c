import { isDrawingPath } from '#app/drawings/paths.ts'
import { privateData } from '#app/http/caching.server.ts'
import { isDefaultImage } from '#app/phones/image-sources.ts'
import {
  MAX_PICTURE_MEGABYTES,
  MAX_PICTURES,
  MAX_PICTURES_FORM_BYTES,
  pictureHash,
  picturePath,
  TOO_MANY_PICTURES,
} from '#app/pictures/phone-pictures.ts'
import { PictureRefused } from '#app/pictures/read-picture.server.ts'
import { storePictures } from '#app/pictures/stored-pictures.server.ts'
import { pictureTexts } from '#app/pictures/texts.ts'
import { type WebPicture, webSizes } from '#app/pictures/web-sizes.server.ts'
import { payloadOf } from '#app/platform/forms/payload.ts'
import { INTENT } from '#app/platform/intent.ts'
import { counted } from '#app/platform/text/format.ts'
import { platformTexts } from '#app/platform/texts.ts'
import type { ToolRun } from './ai-tools.server.ts'
import { PICTURE_ROW, PICTURES_FIELD, pictureRowName } from './picture-field.ts'
import { makeChange } from './write.server.ts'

/** How the forms of the dashboard are read: whole where pictures are too large, so that nothing typed is lost. */
export const picturesUpload = {
  maxUploadBytes: MAX_PICTURES_FORM_BYTES,
  isUpload: true,
  refused: (status: number) => {
    if (status !== 413 && status !== 503) return null
    const message = status === 413 ? pictureTexts().tooLarge(MAX_PICTURE_MEGABYTES) : platformTexts().busy
    return privateData({ kind: 'problem' as const, message, isOfPictures: true }, status)
  },
}

/** What became of the pictures of a form; `status` is of the first refusal, 200 where there is none. */
export type TakenPictures = { added: number; problems: string[]; status: number }

/**
 * Takes the files out of the form, stores those that are pictures, and names them in its rows: in empty ones, then at the end.
 * The first becomes the main picture where that is missing or drawn.
 */
export async function takePictures(form: FormData): Promise<TakenPictures> {
  const files = form.getAll(PICTURES_FIELD).filter(value => value instanceof File && value.size > 0) as File[]
  form.delete(PICTURES_FIELD)
  const taken: TakenPictures = { added: 0, problems: [], status: 200 }
  const refuse = (file: File, status: number, message: string) => {
    if (taken.problems.length === 0) taken.status = status
    taken.problems.push(`${file.name}: ${message}`)
  }
  const named = namedPictures(form)
  const made = new Map<string, WebPicture>()
  for (const file of files) {
    if (named.size + made.size >= MAX_PICTURES) {
      refuse(file, 422, TOO_MANY_PICTURES)
      continue
    }
    try {
      const picture = await webSizes(file)
      if (!named.has(picture.hash)) made.set(picture.hash, picture)
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      refuse(file, error.status, error.message)
    }
  }
  if (made.size === 0) return taken
  const stored = await makeChange(() => {
    storePictures([...made.values()], Date.now())
    return { ok: true, value: null }
  })
  if (!stored.ok) return { added: 0, problems: [...taken.problems, stored.message], status: 503 }
  addRows(
    form,
    [...made.keys()].map(hash => picturePath(hash, 'large')),
  )
  return { ...taken, added: made.size }
}

/** The form with its new rows, and what is said of the pictures. */
export function picturesRun(form: FormData, { added, problems }: TakenPictures): ToolRun {
  const { [INTENT]: _, ...values } = payloadOf(form)
  const error = problems.join(' ') || (added === 0 ? NOTHING_ADDED : undefined)
  return {
    run: String(Date.now()),
    title: 'Upload pictures',
    ...(error ? { text: error, isProblem: true } : {}),
    values,
    suggested: [],
    pictures: { error, message: added === 0 ? undefined : addedMessage(added) },
  }
}

const NOTHING_ADDED = 'Choose a picture that is not in the form yet.'
const addedMessage = (added: number) =>
  `${counted(added, 'picture')} added to the rows. Nothing is stored with the phone before you save.`

/** The uploaded pictures that the form names already. */
function namedPictures(form: FormData): Set<string> {
  const addresses = [...form].flatMap(([name, value]) =>
    name === 'imageUrl' || PICTURE_ROW.test(name) ? String(value) : [],
  )
  return new Set(addresses.flatMap(address => pictureHash(address.trim()) ?? []))
}

function addRows(form: FormData, paths: string[]): void {
  const indexes = [...form.keys()]
    .flatMap(name => Number(PICTURE_ROW.exec(name)?.[1] ?? Number.NaN))
    .filter(Number.isInteger)
  const blank = indexes.filter(index => !String(form.get(pictureRowName(index)) ?? '').trim())
  const end = Math.max(-1, ...indexes) + 1
  const mainPicture = String(form.get('imageUrl') ?? '').trim()
  if (!mainPicture || isDrawingPath(mainPicture) || isDefaultImage(mainPicture)) form.set('imageUrl', paths[0] ?? '')
  // A removed row keeps its place: a button of the form names rows by their number.
  const free = [...blank, ...paths.map((_, index) => end + index)]
  for (const [index, path] of paths.entries()) form.set(pictureRowName(free[index] ?? end), path)
}
