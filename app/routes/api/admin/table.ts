import { dataTables, tableNamed, versionNamed } from '#app/admin/tables/registry.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { findVersion } from '#app/tables/versions.server.ts'

const handle = api({
  /** A version of a data table, by number or `bundled`, as it was uploaded (API-26). */
  GET: admin(
    ({ params }) => {
      const name = tableNamed(params.name)
      const id = versionNamed(params.version)
      const content =
        !name || id === undefined ? undefined : id === null ? dataTables[name].bundled : findVersion(name, id)?.content
      if (content === undefined) throw new ApiError(404, 'There is no such version of a table.')
      return Response.json(content, { headers: privateHeaders })
    },
    { isAdministratorsOnly: true },
  ),
})

export { handle as loader, handle as action }
