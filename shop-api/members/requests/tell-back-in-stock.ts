import { and, asc, eq, gte } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { product_requests } from '#shop-api/db/schema/visitors.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { loadShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import { REQUEST_MAILS } from '#src/text/product/product-request.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

/** Mails of one round; the rest is sent in the next. */
const BATCH = 200

/** Writes to those who wait for something that is back, once each. */
export async function tellBackInStock(db: Db, now: Date, config: ShopOriginConfig): Promise<void> {
  const waiting = await db
    .select({
      request: product_requests,
      key: product_models.key,
      name: products.name,
      code: products.code,
      channel_name: channels.name,
    })
    .from(product_requests)
    .innerJoin(products, eq(products.id, product_requests.product_id))
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .innerJoin(channels, eq(channels.id, product_requests.channel_id))
    .where(and(eq(product_requests.status, 'waiting'), gte(products.stock, products.order_multiple)))
    .orderBy(asc(product_requests.id))
    .limit(BATCH)
  for (const { request, key, name, code, channel_name } of waiting) {
    const { id, channel_id, email } = request
    await db.transaction(async (tx) => {
      const told = await tx
        .update(product_requests)
        .set({ status: 'notified' })
        .where(and(eq(product_requests.id, id), eq(product_requests.status, 'waiting')))
        .returning({ id: product_requests.id })
      // Another process of the shop was faster.
      if (told.length === 0) return
      const seller = await loadSeller(tx, channel_id, channel_name)
      const origin = await loadShopOrigin(tx, { id: channel_id, name: channel_name }, config)
      const { subject, lines } = REQUEST_MAILS.back_in_stock
      const link = `${origin}${toProductPath(key)}`
      const mail = await createLetter(
        email,
        subject(seller.shop, name),
        lines(seller.shop, name, code, link),
        seller,
        { code: 'back_in_stock', values: { product: name, product_code: code, link } },
      )
      await queueMail(tx, { channel_id, topic: `product-request:${id}`, mail, now })
    })
  }
}
