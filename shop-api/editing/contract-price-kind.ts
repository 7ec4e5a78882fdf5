import { and, asc, eq, ilike, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { AdminContractPrice, ContractPriceInput } from '#contract/shapes/business.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts, contract_prices } from '#shop-api/db/schema/business.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { requireAccount } from './business-account-kind.ts'
import type { EditedKind, EditingScope, ListQuery } from './edited-kind.ts'
import { pick } from './pick.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

interface PriceQuery extends ListQuery {
  account_code?: string | undefined
}

const isRow = ({ channel_id }: EditingScope, id: number) =>
  and(eq(contract_prices.channel_id, channel_id), eq(contract_prices.id, id))

/** Prices agreed with companies, of one variation each. */
export const contractPriceKind: EditedKind<AdminContractPrice, ContractPriceInput, PriceQuery> = {
  type: null,
  path: 'contract-prices',
  toPage: toProductPath,

  async list(db, scope, query, { limit, offset }) {
    const condition = toCondition(scope, query)
    const found = selectIds(db, condition)
    const rows = await selectIds(db, condition)
      .orderBy(asc(business_accounts.code), asc(products.code))
      .limit(limit)
      .offset(offset)
    const ids = rows.map(({ id }) => id)
    return { data: await loadAdminContractPrices(db, ids), total: await db.$count(found.as('found')) }
  },

  async find(db, scope, id) {
    const [row] = await db.select({ id: contract_prices.id }).from(contract_prices).where(isRow(scope, id))
    return row && (await loadAdminContractPrices(db, [row.id]))[0]
  },

  async lock(tx, scope, id) {
    const [row] = await tx
      .select({ key: product_models.key, version: contract_prices.version })
      .from(contract_prices)
      .innerJoin(products, eq(products.id, contract_prices.product_id))
      .innerJoin(product_models, eq(product_models.id, products.model_id))
      .where(isRow(scope, id))
      .for('update', { of: contract_prices })
    return row && { is_draft: false, published_at: null, close_at: null, ...row }
  },

  async insert(tx, scope, input) {
    const account_id = await requireAccount(tx, scope, input.account_code)
    const product_id = await requireVariation(tx, scope, input.code)
    await requireFree(tx, { account_id, product_id })
    requireDaysInOrder(input)
    const { unit_price, valid_from, valid_until } = input
    const [row] = await tx
      .insert(contract_prices)
      .values({
        channel_id: scope.channel_id,
        account_id,
        product_id,
        unit_price,
        valid_from,
        valid_until,
        version: 0,
      })
      .returning({ id: contract_prices.id })
    return row!.id
  },

  async update(tx, scope, id, input) {
    const [before] = await tx.select().from(contract_prices).where(isRow(scope, id))
    if (!before) return
    const { account_code, code } = input
    const account_id =
      account_code === undefined ? before.account_id : await requireAccount(tx, scope, account_code)
    const product_id = code === undefined ? before.product_id : await requireVariation(tx, scope, code)
    await requireFree(tx, { account_id, product_id }, id)
    const told = pick(input, ['unit_price', 'valid_from', 'valid_until'])
    requireDaysInOrder({ ...before, ...told })
    await tx
      .update(contract_prices)
      .set({ ...told, account_id, product_id })
      .where(eq(contract_prices.id, id))
  },

  async remove(tx, scope, id) {
    await tx.delete(contract_prices).where(isRow(scope, id))
  },

  async setVersion(tx, id, version) {
    await tx.update(contract_prices).set({ version }).where(eq(contract_prices.id, id))
  },
}

const selectIds = (db: Db | Tx, condition: SQL | undefined) =>
  db
    .select({ id: contract_prices.id })
    .from(contract_prices)
    .innerJoin(business_accounts, eq(business_accounts.id, contract_prices.account_id))
    .innerJoin(products, eq(products.id, contract_prices.product_id))
    .where(condition)
    .$dynamic()

function toCondition({ channel_id }: EditingScope, { q = '', account_code }: PriceQuery): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean).map(toLikePattern)
  const searched = [products.code, products.name, business_accounts.code, business_accounts.name]
  return and(
    eq(contract_prices.channel_id, channel_id),
    account_code === undefined ? undefined : eq(business_accounts.code, account_code),
    ...words.map((word) => or(...searched.map((column) => ilike(column, word)))),
  )
}

/** Agreed prices as the staff see them, in the order of the ids. */
export async function loadAdminContractPrices(
  db: Db | Tx,
  ids: readonly number[],
): Promise<AdminContractPrice[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: contract_prices.id,
      version: contract_prices.version,
      account_code: business_accounts.code,
      account_name: business_accounts.name,
      code: products.code,
      unit_price: contract_prices.unit_price,
      valid_from: contract_prices.valid_from,
      valid_until: contract_prices.valid_until,
      product_key: product_models.key,
      product_name: products.name,
      regular_price: products.unit_price,
    })
    .from(contract_prices)
    .innerJoin(business_accounts, eq(business_accounts.id, contract_prices.account_id))
    .innerJoin(products, eq(products.id, contract_prices.product_id))
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(inArray(contract_prices.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** @throws ApiError 422 beside `code` */
async function requireVariation(tx: Tx, { channel_id }: EditingScope, code: string): Promise<number> {
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.channel_id, channel_id), eq(products.code, code)))
  if (!found) throw invalidField('code', 'choice', EDITOR_ERRORS.unknown(EDITOR_ERRORS.part_number))
  return found.id
}

/** @throws ApiError 422 when the company has a price of that variation already */
async function requireFree(
  tx: Tx,
  { account_id, product_id }: Pick<typeof contract_prices.$inferSelect, 'account_id' | 'product_id'>,
  id?: number,
): Promise<void> {
  const isSame = and(
    eq(contract_prices.account_id, account_id),
    eq(contract_prices.product_id, product_id),
    id === undefined ? undefined : ne(contract_prices.id, id),
  )
  if ((await tx.$count(contract_prices, isSame)) > 0)
    throw invalidField('code', 'admin.key_taken', EDITOR_ERRORS.price_twice)
}

/** Both days are written `YYYY-MM-DD`. @throws ApiError 422 */
function requireDaysInOrder({
  valid_from,
  valid_until,
}: Pick<ContractPriceInput, 'valid_from' | 'valid_until'>): void {
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    throw invalidField('valid_until', 'min', EDITOR_ERRORS.contract_days)
}
