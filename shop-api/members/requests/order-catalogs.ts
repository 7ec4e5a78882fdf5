import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { CatalogOrderInputSchema } from '#contract/shapes/catalog.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { listCatalogs } from '#shop-api/content/list-catalogs.ts'
import type { Db } from '#shop-api/db/db.ts'
import { catalog_orders } from '#shop-api/db/schema/visitors.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { REQUEST_ERRORS, REQUEST_MAILS } from '#src/text/product/product-request.ts'

type CatalogOrder = z.output<typeof CatalogOrderInputSchema>

/**
 * Takes an order of printed catalogues in and confirms it by mail, to the shop as well.
 * @returns the number the visitor is told
 * @throws ApiError 422 when one of them cannot be had on paper
 */
export async function orderCatalogs(
  { db, channel, now }: { db: Db; channel: Channel; now: Date },
  order: CatalogOrder,
): Promise<string> {
  const known = await listCatalogs({ db, channel_id: channel.id, now })
  const catalog_ids = [...new Set(order.catalog_ids)]
  const chosen = known.filter(({ id, is_orderable }) => is_orderable && catalog_ids.includes(id))
  if (chosen.length < catalog_ids.length) {
    const code = 'catalog_order.not_orderable'
    throw invalidField('catalog_ids', code, REQUEST_ERRORS[code])
  }
  const key = `C${randomBytes(5).toString('hex').toUpperCase()}`
  await db.transaction(async (tx) => {
    const note = order.note ?? ''
    await tx
      .insert(catalog_orders)
      .values({ ...order, note, catalog_ids, key, channel_id: channel.id, ordered_at: now })
    const seller = await loadSeller(tx, channel.id, channel.name)
    const { subject, lines } = REQUEST_MAILS.catalog_order
    const dear = [order.company_name, `${order.last_name} ${order.first_name}`].filter(Boolean).join('\n')
    const names = chosen.map(({ name }) => name)
    const place = toPlace(order)
    const catalogs = names.map((name) => `・${name}`).join('\n')
    const values = { name: dear, receipt_no: key, catalogs, place }
    for (const to of [order.email, seller.company.email]) {
      const text = lines(dear, seller.shop, key, catalogs, place)
      const mail = await createLetter(to, subject(seller.shop, key), text, seller, {
        code: 'catalog_ordered',
        values,
      })
      const topic = `catalog-order:${key}:${to === order.email ? 'visitor' : 'shop'}`
      await queueMail(tx, { channel_id: channel.id, topic, mail, now })
    }
  })
  return key
}

function toPlace({ postal_code, prefecture, city, address1, address2, phone_number }: CatalogOrder): string {
  return [
    `〒${formatPostalCode(postal_code)}`,
    [prefecture, city, address1, address2].filter(Boolean).join(' '),
    `TEL ${phone_number}`,
  ].join('\n')
}
