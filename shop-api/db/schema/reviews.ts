import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core'
import { product_models } from './catalogue.ts'
import { channelId, instantColumn } from './channels.ts'

const cascade = { onDelete: 'cascade' } as const

export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    nickname: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    rating: smallint().notNull(),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    index('reviews_of_model').on(table.model_id, table.created_at),
    check('rating_in_range', sql`${table.rating} between 1 and 5`),
  ],
)
