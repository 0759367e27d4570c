/** The origin of a test result. */
import { dataSource, type FactSource } from './fact.ts'

export const testSource = ({ source, url }: { source: string; url?: string | undefined }): FactSource =>
  dataSource(source, url ?? null)
