/** Makes a photo small before it is sent: a visitor on mobile data uploads a hundred kilobytes instead of ten megabytes. Browser only. */

const LONGEST_SIDE_PX = 1024
const QUALITY = 0.8

/** The photo as a data URL: small where the browser can read it, as it is otherwise (the server then says what is wrong). */
export async function toSmallJpeg(file: File): Promise<string> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return asIs(file)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return canvas.toDataURL('image/jpeg', QUALITY)
  } catch {
    return asIs(file)
  }
}

const asIs = (file: File) =>
  new Promise<string>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })
