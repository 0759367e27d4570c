/** The actions on messages (MESSAGE-1). */
import { redirect } from '@remix-run/node'
import { messageFilterNamed } from '#app/contact/filter.ts'
import { changeMessage, deleteMessage } from '#app/contact/messages.server.ts'
import { flash } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { type MessagesState, messagesAt } from './paths.ts'

export const messageIntents = ['open', 'mark-unread', 'mark', 'unmark', 'delete'] as const
export type MessageIntent = (typeof messageIntents)[number]

/** The filter and page in the URL. */
export function messagesStateOf(request: Request): MessagesState {
  const query = new URL(request.url).searchParams
  return { filter: messageFilterNamed(query.get('filter')), page: Number(query.get('page')) || undefined }
}

/** Opening is a POST action, because it marks the message as read. */
export async function handleMessageAction({ request, form }: { request: Request; form: FormData }): Promise<Response> {
  const id = textField(form, 'id') ?? ''
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
