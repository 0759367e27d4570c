/** The actions on messages (MESSAGE-1, MESSAGE-2). */
import { redirect } from '@remix-run/node'
import type { User } from '#app/auth/users.server.ts'
import { messageFilterNamed } from '#app/contact/filter.ts'
import { type Message, sourceOfPlace } from '#app/contact/message.ts'
import { changeMessage, deleteMessage, findMessage, setMessage } from '#app/contact/messages.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { acceptReport, type ReportedOffer, withdrawReport } from '#app/phones/reader-offers.server.ts'
import { MAX_SOURCE_LENGTH } from '#app/phones/typed-price.ts'
import { writeTransaction } from '#db/write.server.ts'
import { type MessagesState, messagesAt } from './paths.ts'
import { priceProblem, readPriceFields, saveTypedPrice, titleOfSaved } from './typed-prices.server.ts'
import { makeChange } from './write.server.ts'

export const messageIntents = [
  'open',
  'mark-unread',
  'mark',
  'unmark',
  'done',
  'reopen',
  'use-price',
  'accept',
  'accept-non-pta',
  'delete',
] as const
export type MessageIntent = (typeof messageIntents)[number]

/** The filter and page in the URL. */
export function messagesStateOf(request: Request): MessagesState {
  const query = new URL(request.url).searchParams
  return { filter: messageFilterNamed(query.get('filter')), page: Number(query.get('page')) || undefined }
}

/** What a report says as an offer; null for another message, or where its phone was deleted. */
export function reportedOffer(message: Message, isRegistered = message.isRegistered !== false): ReportedOffer | null {
  const { id, mobileId, pricePkr, place, city, ramGb, storageGb, createdAt } = message
  if (mobileId === null || pricePkr === null) return null
  const seller = sourceOfPlace(place ?? '', MAX_SOURCE_LENGTH)
  return { ...{ id, mobileId, pricePkr, seller, city, ramGb, storageGb, isRegistered }, seenAt: createdAt }
}

/** Whoever decides on a report has read it. */
const closed = () => ({ closedAt: Date.now(), isRead: true })

type Args = { request: Request; form: FormData; user: User }

/** Opening is a POST action, because it marks the message as read. */
export async function handleMessageAction({ request, form, user }: Args) {
  const id = textField(form, 'message') ?? textField(form, 'id') ?? ''
  const state = messagesStateOf(request)
  const opened = messagesAt(state, { open: id })
  const intent = intentOf(form, messageIntents)
  switch (intent) {
    case 'open':
      return redirectAfter(await changeMessage(id, { isRead: true }), opened)
    case 'mark-unread':
      return redirectAfter(await changeMessage(id, { isRead: false }), messagesAt(state))
    case 'mark':
      return redirectAfter(await changeMessage(id, { isMarked: true }), opened)
    case 'unmark':
      return redirectAfter(await changeMessage(id, { isMarked: false }), opened)
    case 'done':
      return redirectAfter(await changeMessage(id, closed()), messagesAt(state), 'Report closed')
    case 'reopen':
      return redirectAfter(
        await writeTransaction(() => {
          withdrawReport(id, Date.now())
          return setMessage(id, { closedAt: null })
        }),
        opened,
      )
    case 'accept':
    case 'accept-non-pta': {
      const message = findMessage(id)
      const report = message && reportedOffer(message, intent === 'accept')
      if (!report) return redirectAfter(false, opened)
      const result = await makeChange(() => {
        const accepted = acceptReport(report, user.username, Date.now())
        if (accepted.ok) setMessage(id, closed())
        return accepted
      })
      return redirectAfter(result.ok, messagesAt(state), result.ok ? `Offer of ${result.value} accepted` : undefined)
    }
    case 'use-price': {
      if (!findMessage(id)) return redirectAfter(false, opened)
      const close = () => void setMessage(id, closed())
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
    const path = isDone ? target : messagesAt(state)
    return message ? redirectWith(path, message) : redirect(path, 303)
  }
}
