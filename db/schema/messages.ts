/** Messages and price reports of visitors. */
import { sql } from 'drizzle-orm'
import { blob, check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type MessageKind, messageKinds, type Subject } from '#app/entities/enums.ts'
import { mobiles } from './catalogue.ts'
import { moment, oneOf, yesNo } from './columns.ts'

/** Contact messages and price reports; deleted after two years. */
export const messages = sqliteTable(
  'messages',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MessageKind>().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject').$type<Subject>(),
    /** Empty for a report without a note. */
    text: text('text').notNull(),
    /** The phone of a price report; the name remains when the phone is deleted. */
    mobileId: text('mobile_id').references(() => mobiles.id, { onDelete: 'set null' }),
    mobileName: text('mobile_name'),
    /** Whole rupees, as seen by the visitor. */
    pricePkr: integer('price_pkr'),
    /** The shop or link where the price was seen. */
    place: text('place'),
    city: text('city'),
    /** The version that was seen, in gigabytes; null where it was not told. */
    ramGb: integer('ram_gb'),
    storageGb: integer('storage_gb'),
    /** Whether it was offered as registered with PTA; null where it was not told. */
    isRegistered: yesNo('is_registered'),
    /** The network that a price report came from, so that one reader does not count as two; forgotten after the decision. */
    network: text('network'),
    isRead: yesNo('is_read').notNull().default(false),
    isMarked: yesNo('is_marked').notNull().default(false),
    /** When an editor was done with a price report; null while it is open. */
    closedAt: integer('closed_at'),
    /** A hash of the content, so that a message sent twice is stored once. */
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at'),
  },
  table => [
    index('messages_created').on(table.createdAt, table.id),
    index('messages_unread').on(table.createdAt, table.id).where(sql`${table.isRead} = 0`),
    index('messages_marked').on(table.createdAt, table.id).where(sql`${table.isMarked} = 1`),
    index('messages_content').on(table.contentHash, table.createdAt),
    index('messages_mobile').on(table.mobileId),
    index('messages_open_reports')
      .on(table.mobileId)
      .where(sql`${table.kind} = 'price-report' AND ${table.closedAt} IS NULL`),
    check('messages_kind', sql`${table.kind} IN ${oneOf(messageKinds)}`),
    check(
      'messages_contact_whole',
      sql`${table.kind} <> 'contact' OR (${table.email} IS NOT NULL AND ${table.subject} IS NOT NULL)`,
    ),
    check(
      'messages_report_whole',
      sql`${table.kind} <> 'price-report' OR (${table.mobileName} IS NOT NULL AND ${table.pricePkr} > 0 AND ${table.place} IS NOT NULL)`,
    ),
  ],
)

/** The photo of a price tag that came with a price report: a small JPEG without metadata, for editors only (CONTACT-6). */
export const messagePhotos = sqliteTable(
  'message_photos',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at'),
    jpeg: blob('jpeg', { mode: 'buffer' }).notNull(),
  },
  table => [index('message_photos_created').on(table.createdAt)],
)

/** Addresses of recent submissions, for rate limits; deleted soon after. */
export const messageSubmissions = sqliteTable(
  'message_sendings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    address: text('address').notNull(),
    at: moment('at'),
  },
  table => [index('message_sendings_address').on(table.address, table.at), index('message_sendings_at').on(table.at)],
)
