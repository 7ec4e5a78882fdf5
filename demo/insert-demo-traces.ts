import { and, asc, desc, eq, ilike } from 'drizzle-orm'
import { toSearchText } from '#shop-api/catalogue/to-search-text.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { bookmarks, user_list_products, user_lists } from '#shop-api/db/schema/favourites.ts'
import { product_histories, product_search_histories } from '#shop-api/db/schema/histories.ts'
import { product_requests } from '#shop-api/db/schema/visitors.ts'
import { requireDefaultList } from '#shop-api/members/favourites/require-default-list.ts'
import { daysAgo } from './days-ago.ts'
import type { DemoContext } from './seed-context.ts'
import { insertRows } from './insert-rows.ts'
import { createRandom } from './random.ts'

const FAVOURITES = 7
const BOOKMARKS = 4
const HISTORIES = 10

/** What the demo member looked at, looked for, liked and waits for. */
export async function insertDemoTraces(context: DemoContext): Promise<void> {
  const { tx, channel_id, shop, user, now } = context
  const user_id = user.id
  const models = await tx
    .select({ id: product_models.id })
    .from(product_models)
    .where(eq(product_models.channel_id, channel_id))
    .orderBy(asc(product_models.position), asc(product_models.id))
    .limit(200)
  const random = createRandom(`belongings of ${shop.channel}`)
  const liked = random.sample(models, FAVOURITES)
  const marked = random.sample(models, BOOKMARKS)
  const seen = random.sample(models, HISTORIES)
  const list_id = await requireDefaultList(tx, user_id, now)
  await tx
    .update(user_lists)
    .set({ updated_at: daysAgo(now, 3) })
    .where(eq(user_lists.id, list_id))
  const toDays = (place: number, count: number) => daysAgo(now, (count - place) * 3)
  await insertRows(
    tx,
    user_list_products,
    liked.map(({ id }, at) => ({ list_id, model_id: id, created_at: toDays(at, FAVOURITES) })),
  )
  await insertRows(
    tx,
    bookmarks,
    marked.map(({ id }, at) => ({ user_id, model_id: id, created_at: toDays(at, BOOKMARKS) })),
  )
  await insertRows(
    tx,
    product_histories,
    seen.map(({ id }, at) => ({ user_id, model_id: id, viewed_at: toDays(at, HISTORIES) })),
  )
  await insertSearches(context)
  await insertRequests(context)
}

async function insertSearches({ tx, channel_id, user, story, now }: DemoContext): Promise<void> {
  for (const [at, q] of story.searches.entries()) {
    const [first] = await tx
      .select({ id: product_models.id })
      .from(product_models)
      .where(
        and(
          eq(product_models.channel_id, channel_id),
          ...q.split(' ').map((word) => ilike(product_models.search_text, `%${toSearchText([word])}%`)),
        ),
      )
      .orderBy(asc(product_models.position))
      .limit(1)
    await tx.insert(product_search_histories).values({
      user_id: user.id,
      q,
      params: {},
      fingerprint: JSON.stringify([q, {}]),
      model_id: first?.id ?? null,
      searched_at: daysAgo(now, (story.searches.length - at) * 4),
    })
  }
}

/** Waits for something that is sold out, where something is. */
async function insertRequests({ tx, channel_id, user, now }: DemoContext): Promise<void> {
  const sold_out = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.channel_id, channel_id), eq(products.stock, 0)))
    .orderBy(desc(products.unit_price), asc(products.id))
    .limit(2)
  await insertRows(
    tx,
    product_requests,
    sold_out.map(({ id }, at) => ({
      channel_id,
      product_id: id,
      user_id: user.id,
      email: user.email ?? '',
      status: 'waiting' as const,
      requested_at: daysAgo(now, 15 - at * 6),
    })),
  )
}
