/** The AI tools of the editor. Their output is stored only when the editor saves the form. */
import type { z } from 'zod'
import { askModel, mapped } from '../client/model.server.ts'
import {
  asSuggestion,
  detailedQuestion,
  detailedSpecs,
  generatedSpecs,
  type generatorInput,
  specsQuestion,
  tidyCategories,
} from './generate.ts'

/** Specifications of a phone by brand, model and year. */
export const generateSpecs = async (input: z.output<typeof generatorInput>) =>
  mapped(await askModel('generate-specs', 'admin', generatedSpecs, specsQuestion(input)), asSuggestion)

/** Detailed specifications for the known fields of a phone. */
export const generateDetails = async (mobileData: unknown) =>
  mapped(await askModel('detailed-specs', 'admin', detailedSpecs, detailedQuestion(mobileData)), output => ({
    specifications: tidyCategories(output.specifications),
  }))
