/** Scales a photo down before the upload: a hundred kilobytes instead of ten megabytes of mobile data. Browser only. */

const QUALITY = 0.8

/** The photo as a JPEG of at most this side; unchanged if the browser cannot decode it, and the server then reports the error. */
export async function toSmallJpeg(file: File, maxSidePx: number): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await new Promise(resolve => canvas.toBlob(small => resolve(small ?? file), 'image/jpeg', QUALITY))
  } catch {
    return file
  }
}

/** A file as a data URL; empty where it cannot be read. */
export const toDataUrl = (file: Blob) =>
  new Promise<string>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })
