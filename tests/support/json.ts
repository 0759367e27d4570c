/** Types of the JSON of endpoints. */
import type { brandJson } from '#app/brands/brand-json.ts'
import type { phoneJson } from '#app/phones/phone-json.ts'

export type PhoneJson = ReturnType<typeof phoneJson>
export type BrandJson = ReturnType<typeof brandJson>
export type Problem = { message: string; fieldErrors: Record<string, string[]> }
export type AuthStatus = { isAuthenticated: boolean; username: string | null }
export type ImportResult = { success: number; existing: number; processed: number; errors: string[] }
export type ImportStatus = { totalBrands: number; totalMobiles: number; lastImport: string | null }

/** The body of a response, cast to this type. */
export const jsonOf = async <Body>(response: Response | Promise<Response>): Promise<Body> => (await response).json()
