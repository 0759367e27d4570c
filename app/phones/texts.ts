/** The words of phone cards and pictures. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `View Details of ${name}`,
  highDefinition: 'HD',
  noImage: 'Image not available',
  imagesSoon: 'High-quality images coming soon',
}

export const phoneTexts = inLanguage('phoneTexts', en)
