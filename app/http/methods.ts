/** Whether a request only reads. */
export const isReadMethod = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'
