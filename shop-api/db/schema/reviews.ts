import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { product_models } from './catalogue.ts'
import { channelId, instantColumn } from './channels.ts'
import { users } from './members.ts'

const cascade = { onDelete: 'cascade' } as const

export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    /** The author; null for reviews the shop brought along, and for a member who left. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    nickname: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    rating: smallint().notNull(),
    created_at: instantColumn().notNull(),
    /** `waiting` until the shop read it (`reviews/decide-review.ts`). */
    state: text({ enum: ['waiting', 'shown', 'refused'] })
      .notNull()
      .default('shown'),
  },
  (table) => [
    index('reviews_of_model').on(table.model_id, table.created_at),
    uniqueIndex('one_review_per_member').on(table.user_id, table.model_id),
    index('reviews_to_read')
      .on(table.channel_id, table.created_at)
      .where(sql`state = 'waiting'`),
    check('rating_in_range', sql`${table.rating} between 1 and 5`),
  ],
)
