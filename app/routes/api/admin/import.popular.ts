import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { answerImport } from '#app/import/answer.server.ts'

const handle = api({ POST: admin(({ user }) => answerImport({ kind: 'popular' }, user.username)) })

export { handle as loader, handle as action }
