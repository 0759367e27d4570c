import { analyzeScreen } from '#app/ai/helpers.server.ts'
import { analysisEndpoint } from '#app/ai/model-json.server.ts'

const handle = analysisEndpoint(analyzeScreen)

export { handle as loader, handle as action }
