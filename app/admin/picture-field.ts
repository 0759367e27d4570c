/** The field of the phone form for pictures to upload. Pure. */
export const PICTURES_FIELD = 'pictures'
