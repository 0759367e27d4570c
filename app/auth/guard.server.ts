/** The guards of the admin panel: each of its pages and endpoints is wrapped by one of these (AUTH-1). */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type ApiArgs, ApiError } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { type PageActionArgs, pageAction } from '#app/http/page-action.server.ts'
import { currentUser } from './session.server.ts'
import type { User } from './users.server.ts'

/** Largest form of the admin panel: a phone with many pictures and specifications (FORM-6). */
const MAX_FORM_BYTES = 2 * 1024 * 1024

type AsAdmin<Args> = Args & { user: User }

/** Thrown when not signed in; the error boundary shows 'Access Denied'. */
const denied = () => data(null, { status: 401, headers: privateHeaders })

/** A page's loader for the signed-in administrator only; others get 401. */
export function adminLoader<Value>(load: (args: AsAdmin<LoaderFunctionArgs>) => Value | Promise<Value>) {
  return async (args: LoaderFunctionArgs): Promise<Awaited<Value>> => {
    const user = await currentUser(args.request)
    if (!user) throw denied()
    return await load({ ...args, user })
  }
}

/** A page's action for the signed-in administrator and our own pages only. */
export function adminAction<Value>(
  act: (
    args: AsAdmin<PageActionArgs>,
  ) => Parameters<typeof pageAction<Value>>[0] extends (args: never) => infer Result ? Result : never,
  maxBytes = MAX_FORM_BYTES,
) {
  return async (args: ActionFunctionArgs) => {
    const user = await currentUser(args.request)
    if (!user) throw denied()
    return pageAction<Value>(inner => act({ ...inner, user }), { maxBytes })(args)
  }
}

/** An API handler for the signed-in administrator only; others get 401 JSON. */
export function admin(handle: (args: AsAdmin<ApiArgs>) => Response | Promise<Response>) {
  return async (args: ApiArgs): Promise<Response> => {
    const user = await currentUser(args.request)
    if (!user) throw new ApiError(401, 'Please log in first.')
    return handle({ ...args, user })
  }
}
