import { and, eq, inArray } from 'drizzle-orm'
import type { Product, ProductSummary } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { user_list_products, user_lists } from '#shop-api/db/schema/favourites.ts'
import type { Member } from '#shop-api/members/member.ts'

type Listed = ProductSummary & Partial<Pick<Product, 'recommend' | 'accessories'>>

/**
 * Products as this visitor sees them: what a member keeps in a list is a favourite (behaviour 8.4). A guest has none.
 */
export async function markFavourites<One extends Listed>(
  db: Db,
  member: Pick<Member, 'id'> | null,
  products: readonly One[],
): Promise<One[]> {
  if (member === null || products.length === 0) return [...products]
  const shown = products.flatMap((one) => [one, ...(one.recommend ?? []), ...(one.accessories ?? [])])
  const rows = await db
    .selectDistinct({ id: user_list_products.model_id })
    .from(user_list_products)
    .innerJoin(user_lists, eq(user_lists.id, user_list_products.list_id))
    .where(
      and(
        eq(user_lists.user_id, member.id),
        inArray(user_list_products.model_id, [...new Set(shown.map(({ id }) => id))]),
      ),
    )
  const favourites = new Set(rows.map(({ id }) => id))
  const mark = <Card extends ProductSummary>(card: Card): Card => ({
    ...card,
    is_favorite: favourites.has(card.id),
  })
  return products.map((one) => ({
    ...mark(one),
    ...(one.recommend && { recommend: one.recommend.map(mark) }),
    ...(one.accessories && { accessories: one.accessories.map(mark) }),
  }))
}
