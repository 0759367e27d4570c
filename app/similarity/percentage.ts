/** Similarity in per cent (AI-6, AI-7). Pure. */

/** A whole percentage from 0 to 100; 0 for anything that is not a finite number. */
export const percentage = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(Math.min(Math.max(value, 0), 100)) : 0
