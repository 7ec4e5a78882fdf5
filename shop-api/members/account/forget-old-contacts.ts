import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { catalog_orders, product_questions, product_requests } from '#shop-api/db/schema/visitors.ts'
import { deleteInquiries } from './delete-inquiries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A season later nobody comes back to a catalogue, a question or a mail. */
const KEPT_DAYS = 365
/** Talks with guests are looked up when goods fail within their guarantee. */
const INQUIRY_DAYS = 3 * 365

/** Forgets how people can be reached once nothing is left to tell them. Orders have a time of their own. Run daily. */
export async function forgetOldContacts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await db.delete(mails).where(and(isNull(mails.order_id), lt(mails.created_at, before)))
  await db.delete(catalog_orders).where(lt(catalog_orders.ordered_at, before))
  await db
    .delete(product_requests)
    .where(and(ne(product_requests.status, 'waiting'), lt(product_requests.requested_at, before)))
  await db
    .update(product_questions)
    .set({ email: null })
    .where(and(isNotNull(product_questions.email), lt(product_questions.asked_at, before)))
  const talked = new Date(now.getTime() - INQUIRY_DAYS * DAY_MS)
  await db.transaction((tx) =>
    deleteInquiries(tx, and(lt(inquiries.updated_at, talked), ne(inquiries.status, 'open'))),
  )
}

/** What was sent to an address, or left there, by a member who leaves; the mail that says goodbye is still to go. */
export async function forgetAddress(tx: Tx, channel_id: number, email: string): Promise<void> {
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.channel_id, channel_id),
        eq(mails.to, email),
        isNull(mails.order_id),
        ne(mails.state, 'queued'),
      ),
    )
  await tx
    .delete(catalog_orders)
    .where(and(eq(catalog_orders.channel_id, channel_id), eq(catalog_orders.email, email)))
  await tx
    .delete(product_requests)
    .where(and(eq(product_requests.channel_id, channel_id), eq(product_requests.email, email)))
  await tx
    .update(product_questions)
    .set({ email: null })
    .where(and(eq(product_questions.channel_id, channel_id), eq(product_questions.email, email)))
}
