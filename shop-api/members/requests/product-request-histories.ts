import { and, desc, eq } from 'drizzle-orm'
import type { ProductRequest } from '#contract/shapes/member-history.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { product_requests } from '#shop-api/db/schema/visitors.ts'
import { loadOwnProducts } from '#shop-api/members/favourites/load-own-products.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'

/** What the member waits for, or was told of, newest first. */
export async function listProductRequests(
  context: MemberContext,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: ProductRequest[]; total: number }> {
  const { db, member } = context
  const condition = eq(product_requests.user_id, member.id)
  const [rows, total] = await Promise.all([
    db
      .select({
        request: product_requests,
        model_id: products.model_id,
        options: products.options,
      })
      .from(product_requests)
      .innerJoin(products, eq(products.id, product_requests.product_id))
      .where(condition)
      .orderBy(desc(product_requests.requested_at), desc(product_requests.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(product_requests, condition),
  ])
  const shown = await loadOwnProducts(
    context,
    rows.map(({ model_id }) => model_id),
  )
  const data = rows.map(({ request: { id, product_id, status, requested_at }, model_id, options }) => ({
    id,
    product_id,
    product: shown.get(model_id) ?? null,
    variation_name: options.join(' / '),
    status,
    requested_at: requested_at.toISOString(),
  }))
  return { data, total }
}

/** Stops waiting. @throws ApiError 404 for a request the member has not made */
export async function deleteProductRequest({ db, member }: MemberContext, id: number): Promise<void> {
  const deleted = await db
    .delete(product_requests)
    .where(and(eq(product_requests.id, id), eq(product_requests.user_id, member.id)))
    .returning({ id: product_requests.id })
  if (deleted.length === 0) throw notFound(MEMBER_NOT_FOUND.product_request)
}
