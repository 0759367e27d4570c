/** Facts derived from the specifications of phones (app/facts), and what an editor states against them. */
import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { mobiles } from './catalogue.ts'
import { moment } from './columns.ts'

const yesNo = (name: string) => integer(name, { mode: 'boolean' })

/** One row per phone; null: not known. The columns repeat what lists filter and sort by. */
export const phoneFacts = sqliteTable(
  'phone_facts',
  {
    mobileId: text('mobile_id')
      .primaryKey()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    /** `smart`, `keypad` or `foldable`. */
    kind: text('kind'),
    os: text('os'),
    /** Normalized name. */
    chip: text('chip'),
    /** Of 100. */
    speed: integer('speed'),
    graphics: integer('graphics'),
    batteryMah: integer('battery_mah'),
    chargingWatts: real('charging_watts'),
    isOled: yesNo('is_oled'),
    refreshHz: integer('refresh_hz'),
    /** Measured brightness. */
    nits: integer('nits'),
    screenInches: real('screen_inches'),
    /** The optical format of the main sensor in inches. */
    sensorInch: real('sensor_inch'),
    isStabilized: yesNo('is_stabilized'),
    opticalZoom: real('optical_zoom'),
    selfieMp: real('selfie_mp'),
    /** Of the largest version. */
    ramGb: real('ram_gb'),
    storageGb: real('storage_gb'),
    hasCard: yesNo('has_card'),
    /** The end of security updates: a day, a month or a year. */
    securityUntil: text('security_until'),
    osUpgrades: integer('os_upgrades'),
    /** Second digit of the IP code. */
    waterLevel: integer('water_level'),
    /** 5G on the bands of Pakistan. */
    has5g: yesNo('has_5g'),
    /** Ids of the operators whose 5G it can use. */
    fiveGOperators: text('five_g_operators', { mode: 'json' }).$type<string[]>(),
    hasNfc: yesNo('has_nfc'),
    hasJack: yesNo('has_jack'),
    hasRadio: yesNo('has_radio'),
    hasInfrared: yesNo('has_infrared'),
    weightG: real('weight_g'),
    /** All facts with source and confidence; app/facts/values.ts has their shapes. */
    facts: text('facts', { mode: 'json' }).notNull(),
  },
  table => [
    // Covers what the page about the data counts.
    index('phone_facts_kind').on(table.kind, table.securityUntil, table.osUpgrades, table.fiveGOperators),
  ],
)

/** Facts that an editor corrected, with a source; deriving again keeps them. */
export const factOverrides = sqliteTable('fact_overrides', {
  mobileId: text('mobile_id')
    .primaryKey()
    .references(() => mobiles.id, { onDelete: 'cascade' }),
  overrides: text('overrides', { mode: 'json' }).notNull(),
  updatedAt: moment('updated_at'),
})

/** Versions of data tables that administrators uploaded; the active one of a name is used in place of the bundled table. */
export const factTables = sqliteTable(
  'fact_tables',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** One of app/tables/names.ts. */
    name: text('name').notNull(),
    content: text('content', { mode: 'json' }).notNull(),
    createdAt: moment('created_at'),
    createdBy: text('created_by'),
    isActive: yesNo('is_active').notNull().default(false),
    /** When it was last put to use; null: never. */
    activatedAt: integer('activated_at'),
  },
  table => [
    index('fact_tables_name').on(table.name, table.id),
    uniqueIndex('fact_tables_active').on(table.name).where(sql`${table.isActive}`),
  ],
)

/** Phones whose listed facts changed, in order; triggers write it, and the finder reads on from the last it has seen. */
export const finderChanges = sqliteTable('finder_changes', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  mobileId: text('mobile_id').notNull(),
})
