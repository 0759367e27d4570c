import { analysisEndpoint } from '#app/ai/answer-json.server.ts'
import { analyzeScreen } from '#app/ai/helpers.server.ts'

const handle = analysisEndpoint(analyzeScreen)

export { handle as loader, handle as action }
