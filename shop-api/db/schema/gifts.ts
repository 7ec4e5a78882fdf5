import { date, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { Address } from '../../../contract/shapes/address.ts'
import { channelId, instantColumn } from './channels.ts'
import { orders } from './selling.ts'

/**
 * A gift whose recipient says where it goes. The address stands here and not with the order, which its sender reads.
 * Whether it is open is told by the columns and the order's status (`orders/gift-status.ts`).
 */
export const social_gifts = pgTable('social_gifts', {
  id: serial().primaryKey(),
  channel_id: channelId(),
  order_id: integer()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Unguessable; who has the gift's link may answer it, once. */
  token: text().notNull().unique(),
  sender_name: text().notNull(),
  receiver_name: text().notNull(),
  message: text().notNull(),
  expires_at: instantColumn().notNull(),
  accepted_at: instantColumn(),
  address: jsonb().$type<Address>(),
  delivery_at: date({ mode: 'string' }),
  delivery_timezone_key: text(),
  /** Hash of what only the recipient's browser holds: the sender has the link too, and must not read the address. */
  recipient_hash: text(),
})
