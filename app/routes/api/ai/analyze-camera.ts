import { analysisEndpoint } from '#app/ai/answer-json.server.ts'
import { analyzeCamera } from '#app/ai/helpers.server.ts'

const handle = analysisEndpoint(analyzeCamera)

export { handle as loader, handle as action }
