import { noteSecurityEvent } from '#app/activity/security-log.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { downloadAt, streamDownload } from '#app/export/downloads.server.ts'
import { type ApiArgs, api } from '#app/http/api.server.ts'
import { clientHasCurrent } from '#app/http/caching.server.ts'
import { databaseEtag } from '#app/http/version-etag.server.ts'
import { exportFor } from '#app/platform/paths.ts'

const handle = api({
  GET(args: ApiArgs) {
    const download = downloadAt(new URL(args.request.url).pathname)
    const isSecret = download.isSecret === true
    const send = admin(
      async ({ request, user }) => {
        // Noting it changes the ETag, so it comes before the response has one; who is up to date gets nothing to note.
        if (request.method === 'GET' && !clientHasCurrent(request, databaseEtag())) {
          await noteSecurityEvent({ event: 'exported', username: user.username, detail: download.label })
        }
        return streamDownload(download)
      },
      { isAdministratorsOnly: isSecret, isConfirmed: isSecret, asksFor: exportFor(download.id) },
    )
    return send(args)
  },
})

export { handle as loader, handle as action }
