import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { MessageList } from '#app/admin/components/message-list.tsx'
import { MessageDeletion, MessageView } from '#app/admin/components/message-view.tsx'
import { handleMessageAction, messagesStateOf, reportedOffer } from '#app/admin/messages-actions.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { messagesAt } from '#app/admin/paths.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { messageFilterLabels, messageFilters } from '#app/contact/filter.ts'
import { titleOf } from '#app/contact/message.ts'
import { countMessages, findMessage, listMessages } from '#app/contact/messages.server.ts'
import { hasPhoto } from '#app/contact/photos.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { doubtsAboutReport } from '#app/phones/reader-offers.server.ts'
import { paging } from '#app/platform/paging.ts'
import { messagesPath, phonePath } from '#app/platform/paths.ts'
import { MESSAGE_RETENTION_YEARS } from '#app/platform/retention.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

const PAGE_SIZE = 20

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Messages', messagesPath)

/** `?filter=`, `?page=`, and the dialog: `?open=` or `?delete=` with the id of a message. */
/** The form that is shown again is one of the action below. */
const shownAgain = { action: () => action }

export const loader = adminLoader(({ request }) => {
  const query = new URL(request.url).searchParams
  const { filter } = messagesStateOf(request)
  const shown = paging(query.get('page'), countMessages(filter), PAGE_SIZE)
  const dialog = query.has('open') ? 'open' : query.has('delete') ? 'delete' : null
  const message = dialog && findMessage(query.get(dialog) ?? '')
  const phone = message?.mobileId ? findPhoneById(message.mobileId) : null
  const report = message && reportedOffer(message)
  return {
    filter,
    paging: shown,
    messages: listMessages(filter, shown),
    dialog,
    message,
    phone: phone && { id: phone.id, version: phone.version, path: phonePath(phone), pricePkr: phone.pricePkr },
    hasPhoto: message ? hasPhoto(message.id) : false,
    doubts: report && message?.closedAt === null ? doubtsAboutReport(report, Date.now()) : [],
  }
}, shownAgain)

export const action = adminAction(handleMessageAction)

export const clientAction = sendForm

export default function MessagesPage() {
  const { filter, paging, messages } = useLoaderData<typeof loader>()
  const here = messagesAt({ filter, page: paging.page })
  return (
    <>
      <h1 className="text-2xl">Messages</h1>
      <p className="mt-1 text-sm text-muted">
        {`From the contact form and the reports of wrong prices. Each is deleted after ${MESSAGE_RETENTION_YEARS} years.`}
      </p>
      {/* Before the list: without script the dialog is part of the page, and must come first. */}
      <OpenDialog here={here} />
      <nav aria-label="Which messages" className="my-4">
        <ul className="choices">
          {messageFilters.map(choice => (
            <li key={choice}>
              <Link
                to={messagesAt({ filter: choice })}
                className="choice"
                aria-current={choice === filter ? 'true' : undefined}
              >
                {messageFilterLabels[choice]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {messages.length > 0 ? (
        <>
          <p className="mb-3 text-sm text-muted" role="status">
            {`Showing ${paging.from} - ${paging.to} of ${paging.total} messages`}
          </p>
          <MessageList messages={messages} action={here} />
        </>
      ) : (
        <p className="panel p-8 text-center">
          {filter === 'all' ? 'No messages yet' : `No ${messageFilterLabels[filter].toLowerCase()} messages`}
        </p>
      )}
      <Pagination {...paging} pathOf={page => messagesAt({ filter, page })} label="Pages of messages" />
    </>
  )
}

function OpenDialog({ here }: { here: string }) {
  const { filter, paging, dialog, message, phone, doubts, hasPhoto } = useLoaderData<typeof loader>()
  const { result } = useFormResult<typeof action>()
  const state = { filter, page: paging.page }
  if (dialog === null) return null
  if (message === null) {
    return (
      <Dialog title="Not found" closePath={here}>
        <p>This message does not exist any more.</p>
      </Dialog>
    )
  }
  if (dialog === 'delete') {
    return (
      <Dialog title="Delete message" closePath={here}>
        <MessageDeletion message={message} action={here} closePath={messagesAt(state, { open: message.id })} />
      </Dialog>
    )
  }
  return (
    <Dialog key={message.id} title={titleOf(message)} closePath={here}>
      <MessageView
        message={message}
        phone={phone}
        doubts={doubts}
        hasPhoto={hasPhoto}
        action={here}
        openPath={messagesAt(state, { open: message.id })}
        problem={result?.id === phone?.id ? result : null}
        deletePath={messagesAt(state, { delete: message.id })}
      />
    </Dialog>
  )
}
