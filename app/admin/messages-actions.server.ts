/** The actions on messages (MESSAGE-1, MESSAGE-2). */
import { redirect } from '@remix-run/node'
import type { User } from '#app/auth/users.server.ts'
import { messageFilterNamed } from '#app/contact/filter.ts'
import { changeMessage, deleteMessage, findMessage, setMessage } from '#app/contact/messages.server.ts'
import { flash } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { type MessagesState, messagesAt } from './paths.ts'
import { priceProblem, readPriceFields, saveTypedPrice, titleOfSaved } from './typed-prices.server.ts'

export const messageIntents = [
  'open',
  'mark-unread',
  'mark',
  'unmark',
  'done',
  'reopen',
  'use-price',
  'delete',
] as const
export type MessageIntent = (typeof messageIntents)[number]

/** The filter and page in the URL. */
export function messagesStateOf(request: Request): MessagesState {
  const query = new URL(request.url).searchParams
  return { filter: messageFilterNamed(query.get('filter')), page: Number(query.get('page')) || undefined }
}

type Args = { request: Request; form: FormData; user: User }

/** Opening is a POST action, because it marks the message as read. */
export async function handleMessageAction({ request, form, user }: Args) {
  const id = textField(form, 'message') ?? textField(form, 'id') ?? ''
  const state = messagesStateOf(request)
  const opened = messagesAt(state, { open: id })
  switch (intentOf(form, messageIntents)) {
    case 'open':
      return redirectAfter(await changeMessage(id, { isRead: true }), opened)
    case 'mark-unread':
      return redirectAfter(await changeMessage(id, { isRead: false }), messagesAt(state))
    case 'mark':
      return redirectAfter(await changeMessage(id, { isMarked: true }), opened)
    case 'unmark':
      return redirectAfter(await changeMessage(id, { isMarked: false }), opened)
    case 'done':
      return redirectAfter(await changeMessage(id, { closedAt: Date.now() }), messagesAt(state), 'Report closed')
    case 'reopen':
      return redirectAfter(await changeMessage(id, { closedAt: null }), opened)
    case 'use-price': {
      if (!findMessage(id)) return redirectAfter(false, opened)
      const close = () => void setMessage(id, { closedAt: Date.now() })
      const result = await saveTypedPrice(readPriceFields(form), user.username, close)
      return result.ok ? redirectAfter(true, messagesAt(state), titleOfSaved(result.value)) : priceProblem(result)
    }
    case 'delete':
      return redirectAfter(await deleteMessage(id), messagesAt(state), 'Message deleted successfully')
  }

  function redirectAfter(isDone: boolean, target: string, title?: string): Response {
    const message = isDone
      ? title && { title }
      : { title: 'This message does not exist any more', isProblem: true as const }
    const headers = message ? { 'Set-Cookie': flash(message) } : undefined
    return redirect(isDone ? target : messagesAt(state), { status: 303, headers })
  }
}
