import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ReviewInputSchema } from '#contract/shapes/product.ts'
import type * as z from 'zod/mini'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { listShown } from '#shop-api/members/favourites/load-own-products.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { ANONYMOUS } from '#src/text/product/product-request.ts'
import { REVIEW_ERRORS, REVIEW_MAIL } from '#src/text/product/reviews.ts'

/**
 * Accepts a member's review of something bought. It is shown once the shop has read it (`decide-review.ts`); a mail
 * tells the shop.
 * @throws ApiError 404 for what is not sold here, 422 by the codes of the contract
 */
export async function writeReview(
  context: MemberContext,
  product_id: number,
  input: z.output<typeof ReviewInputSchema>,
): Promise<{ id: number; is_published: boolean }> {
  const { db, member, channel, now } = context
  const [model_id] = await listShown(await toProductScope(context), [product_id])
  if (model_id === undefined) throw notFound(MEMBER_NOT_FOUND.product)
  if (!(await hasBought(db, { user_id: member.id, channel_id: channel.id, model_id }))) {
    throw refused('review.not_bought', REVIEW_ERRORS['review.not_bought'])
  }
  return db.transaction(async (tx) => {
    const review = { ...input, nickname: input.nickname || ANONYMOUS }
    const [written] = await tx
      .insert(reviews)
      .values({
        ...review,
        channel_id: channel.id,
        model_id,
        user_id: member.id,
        state: 'waiting',
        created_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id })
    if (!written) throw refused('review.already_written', REVIEW_ERRORS['review.already_written'])
    const [model] = await tx
      .select({ name: product_models.name })
      .from(product_models)
      .where(eq(product_models.id, model_id))
    const seller = await loadSeller(tx, channel.id, channel.name)
    const [product, words] = [model?.name ?? '', [review.title, review.body]]
    const { nickname: name } = review
    const rating = REVIEW_MAIL.stars(review.rating)
    const mail = await createLetter(
      seller.company.email,
      REVIEW_MAIL.subject(seller.shop, product),
      REVIEW_MAIL.lines(product, name, rating, words),
      seller,
      { code: 'review_arrived', values: { product, name, rating, review: words.join('\n\n') } },
    )
    await queueMail(tx, { channel_id: channel.id, topic: `review:${written.id}`, mail, now })
    return { id: written.id, is_published: false }
  })
}

/** Whether an order of the member holds the product and was not cancelled. */
async function hasBought(
  db: Db,
  { user_id, channel_id, model_id }: { user_id: number; channel_id: number; model_id: number },
): Promise<boolean> {
  const variations = db.select({ id: products.id }).from(products).where(eq(products.model_id, model_id))
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(order_lines, eq(order_lines.order_id, orders.id))
    .where(
      and(
        eq(orders.channel_id, channel_id),
        eq(orders.user_id, user_id),
        ne(orders.status, 'cancelled'),
        inArray(order_lines.product_id, variations),
      ),
    )
    .limit(1)
  return bought !== undefined
}
