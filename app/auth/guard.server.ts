/** The guards of the admin panel: each of its pages and endpoints is wrapped by one of these (AUTH-1). */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { recordSecurityEvent } from '#app/activity/security-log.server.ts'
import { type ApiArgs, ApiError } from '#app/http/api.server.ts'
import { isForm } from '#app/http/body.server.ts'
import { privateData } from '#app/http/caching.server.ts'
import { isSameOrigin } from '#app/http/origin.server.ts'
import {
  type PageActionArgs,
  type PageActionOptions,
  pageAction,
  textField,
  textFields,
} from '#app/http/page-action.server.ts'
import { confirmFor } from '#app/platform/paths.ts'
import { requestContext, withoutWrites } from '#app/platform/request/request-context.server.ts'
import { asNotStored, NotStored, writeTransaction } from '#db/write.server.ts'
import { CONFIRM_FIELD, type PasswordQuestion } from './confirm.ts'
import { asksForKept, keepForm, keptForm, MAX_KEPT_BYTES } from './kept-forms.server.ts'
import { ADMINISTRATORS_ONLY, CONFIRM_FIRST } from './messages.ts'
import { confirmSession, currentSession, type SignedIn } from './session.server.ts'
import { checkOwnPassword } from './sign-in.server.ts'
import type { User } from './users.server.ts'

/** Largest form of the admin panel: a phone with many pictures and specifications (FORM-6). */
const MAX_FORM_BYTES = 2 * 1024 * 1024

type AsAdmin<Args> = Args & { user: User; session: SignedIn }

/** Who may pass a guard, besides being signed in. */
type Access = {
  /** Whether editors are refused (AUTH-7). */
  isAdministratorsOnly?: boolean
  /** Whether the password must have been given in the last 15 minutes (AUTH-10). */
  isConfirmed?: boolean
}

type ApiAccess = Access & {
  /** The page to which a browser is led once its user gave the password that is needed. */
  asksFor?: string
}

type ActionAccess<Value> = Omit<Access, 'isConfirmed'> &
  PageActionOptions<Value> & {
    /** Whether a kept form is shown again; not one that does anything besides writing to the database. */
    isShownAgain?: (form: FormData) => boolean
    /** The same; may depend on the form and on who sends it. */
    isConfirmed?: boolean | ((args: AsAdmin<PageActionArgs>) => boolean | Promise<boolean>)
  }

/** Thrown when not signed in; the error boundary shows 'Access Denied'. @param login the way back to a form that was kept */
const denied = (login: string | null = null) => privateData({ login }, 401)

/** Thrown for an editor; the error boundary says who may do it. */
const forbidden = () => privateData({ administratorsOnly: true }, 403)

async function findSession(request: Request): Promise<SignedIn | null> {
  const session = await currentSession(request)
  requestContext().username = session?.user.username ?? null
  return session
}

const isRefused = ({ user }: SignedIn, { isAdministratorsOnly }: Access) =>
  Boolean(isAdministratorsOnly) && user.role !== 'administrator'

/** @param without what is thrown where nobody is signed in */
async function requireSession(request: Request, access: Access, without: () => unknown = denied): Promise<SignedIn> {
  const session = await findSession(request)
  if (!session) throw await without()
  if (isRefused(session, access)) throw forbidden()
  return session
}

type LoaderAccess = Omit<Access, 'isConfirmed'> & {
  /** The action of the page's forms, which shows one again that was sent after its session had ended. */
  action?: () => { showAgain: (args: AsAdmin<LoaderFunctionArgs>) => Promise<unknown> }
}

/**
 * A page's loader for signed-in users only; others get 401, and editors 403 where it is for administrators. Where the address
 * asks for a kept form, `shownAgain` is the result of its action, for `useFormResult` (AUTH-14).
 */
export function adminLoader<Value>(
  load: (args: AsAdmin<LoaderFunctionArgs>) => Value | Promise<Value>,
  { action, ...access }: LoaderAccess = {},
) {
  return async (args: LoaderFunctionArgs): Promise<Awaited<Value>> => {
    const session = await requireSession(args.request, access)
    const own = { ...args, session, user: session.user }
    const shownAgain = asksForKept(args.request.url) ? await action?.().showAgain(own) : null
    const value = await load(own)
    return shownAgain ? { ...value, shownAgain } : value
  }
}

/**
 * A page's action for signed-in users and our own pages only. Where the password has to be given again, the error
 * boundary asks for it, and sending it continues the action with the same fields.
 */
export function adminAction<Value>(
  act: (
    args: AsAdmin<PageActionArgs>,
  ) => Parameters<typeof pageAction<Value>>[0] extends (args: never) => infer Result ? Result : never,
  {
    maxBytes = MAX_FORM_BYTES,
    maxUploadBytes,
    isUpload,
    refused,
    isConfirmed,
    isShownAgain = () => true,
    ...access
  }: ActionAccess<Value> = {},
) {
  const action = async (args: ActionFunctionArgs) => {
    const session = await requireSession(args.request, access, () =>
      deniedWithForm(args.request, maxUploadBytes ?? MAX_KEPT_BYTES),
    )
    const handle = pageAction<Value>(
      async inner => {
        const own = { ...inner, session, user: session.user }
        const needsPassword = typeof isConfirmed === 'function' ? await isConfirmed(own) : isConfirmed
        if (needsPassword && !session.isConfirmed) await confirm(session, inner.form)
        return act(own)
      },
      { maxBytes, maxUploadBytes, isUpload, refused },
    )
    return handle(args)
  }

  /** The result for a kept form, of which nothing is saved; null where there is none, or it has nothing to show. */
  const showAgain = async (args: AsAdmin<LoaderFunctionArgs>): Promise<unknown> => {
    const form = keptForm(args.request, args.user.id)
    if (!form || !isShownAgain(form)) return null
    try {
      const result = await withoutWrites(async () => act({ ...args, form, upload: null }))
      return result instanceof Response ? null : result.data
    } catch (thrown) {
      if (thrown instanceof Response || asNotStored(thrown) instanceof NotStored) return null
      throw thrown
    }
  }

  return Object.assign(action, { showAgain })
}

/** What is thrown for a form without a session, which is kept where its session has ended. */
async function deniedWithForm(request: Request, maxBytes: number) {
  const isOwnForm = isSameOrigin(request) && request.method === 'POST' && isForm(request)
  return denied(isOwnForm ? await keepForm(request, maxBytes) : null)
}

/** Checks the password in the form and removes it. @throws the question for the error boundary */
async function confirm({ user, sessionId }: SignedIn, form: FormData): Promise<void> {
  const password = textField(form, CONFIRM_FIELD)
  form.delete(CONFIRM_FIELD)
  const checked = password === null ? null : await checkOwnPassword(user, password)
  if (checked?.ok) {
    await writeTransaction(() => {
      confirmSession(sessionId, Date.now())
      recordSecurityEvent({ event: 'password-confirmed', username: user.username })
    })
    return
  }
  const question: PasswordQuestion = { confirm: { fields: textFields(form), problem: checked?.message ?? null } }
  throw privateData(question, 403)
}

/** An API handler for signed-in users only; others get 401 JSON, and 403 where more is needed. */
export function admin(
  handle: (args: AsAdmin<ApiArgs>) => Response | Promise<Response>,
  { asksFor, ...access }: ApiAccess = {},
) {
  return async (args: ApiArgs): Promise<Response> => {
    const session = await findSession(args.request)
    if (!session) throw new ApiError(401, 'Please log in first.')
    if (isRefused(session, access)) throw new ApiError(403, ADMINISTRATORS_ONLY)
    if (access.isConfirmed && !session.isConfirmed) {
      // The link of a page that was opened while no password was needed.
      if (asksFor && args.request.headers.get('Accept')?.includes('text/html')) return redirect(confirmFor(asksFor))
      throw new ApiError(403, CONFIRM_FIRST)
    }
    return handle({ ...args, session, user: session.user })
  }
}
