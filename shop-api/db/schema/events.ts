import { index, integer, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { EcommerceEventName } from '../../../contract/shapes/event.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'
import { carts } from './selling.ts'

/** What shoppers did, for analysis. Sent with consent only; forgotten after a while. */
export const ecommerce_events = pgTable(
  'ecommerce_events',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Made by the browser: the same event sent twice is kept once. */
    event_id: uuid().notNull(),
    name: text().$type<EcommerceEventName>().notNull(),
    args: jsonb().$type<Record<string, unknown>>().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Hash of what the browser that sent it holds; may read it again. */
    sender_hash: text().notNull(),
    cart_id: integer().references(() => carts.id, { onDelete: 'set null' }),
    logreco_rcmd_ct: integer(),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('event_kept_once').on(table.channel_id, table.event_id),
    index('events_by_age').on(table.created_at),
    index('events_of_user').on(table.user_id),
    index('events_of_cart').on(table.cart_id),
  ],
)
