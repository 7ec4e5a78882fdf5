import { and, asc, eq, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { BUYERS_MAX } from '#contract/buying-limits.ts'
import type { AdminBusinessBuyer, BusinessBuyerInput } from '#contract/shapes/business.ts'
import { endShares } from '#shop-api/business/end-shares.ts'
import { sumOrdered } from '#shop-api/business/sum-ordered.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { refuseWhileRequested, requireAccount } from './business-account-kind.ts'
import type { EditedKind, EditingScope, ListQuery } from './edited-kind.ts'
import { pick } from './pick.ts'

interface BuyerQuery extends ListQuery {
  account_code?: string | undefined
}

/** Of buyers of a shop; they have no channel of their own. */
const isOurs = ({ channel_id }: EditingScope) => eq(business_accounts.channel_id, channel_id)
const isRow = (scope: EditingScope, id: number) => and(isOurs(scope), eq(business_buyers.user_id, id))

/** Who buys for companies. The id of one is the member's. */
export const businessBuyerKind: EditedKind<AdminBusinessBuyer, BusinessBuyerInput, BuyerQuery> = {
  type: null,
  path: 'business-buyers',
  toPage: () => '/',

  async list(db, scope, query, { limit, offset }) {
    const condition = toCondition(scope, query)
    const listed = db
      .select({ id: business_buyers.user_id })
      .from(business_buyers)
      .innerJoin(business_accounts, eq(business_accounts.id, business_buyers.account_id))
      .innerJoin(users, eq(users.id, business_buyers.user_id))
      .where(condition)
    const rows = await listed
      .orderBy(asc(business_accounts.code), asc(business_buyers.role), asc(business_buyers.user_id))
      .limit(limit)
      .offset(offset)
    const total = await db.$count(
      db
        .select({ id: business_buyers.user_id })
        .from(business_buyers)
        .innerJoin(business_accounts, eq(business_accounts.id, business_buyers.account_id))
        .innerJoin(users, eq(users.id, business_buyers.user_id))
        .where(condition)
        .as('found'),
    )
    return {
      data: await loadBuyers(
        db,
        scope,
        rows.map(({ id }) => id),
      ),
      total,
    }
  },

  async find(db, scope, id) {
    return (await loadBuyers(db, scope, [id]))[0]
  },

  async lock(tx, scope, id) {
    const [row] = await tx
      .select({ version: business_buyers.version })
      .from(business_buyers)
      .innerJoin(business_accounts, eq(business_accounts.id, business_buyers.account_id))
      .where(isRow(scope, id))
      .for('update', { of: business_buyers })
    return row && { key: String(id), is_draft: false, published_at: null, close_at: null, ...row }
  },

  async insert(tx, scope, input) {
    const account_id = await requireAccount(tx, scope, input.account_code)
    const user_id = await requireNewBuyer(tx, scope, input.email, account_id)
    await requireRoom(tx, account_id)
    await tx
      .insert(business_buyers)
      .values({ ...toRow(input), user_id, account_id, role: input.role, version: 0 })
    await endShares(tx, user_id)
    return user_id
  },

  async update(tx, scope, id, input) {
    const [before] = await loadBuyers(tx, scope, [id])
    if (!before) return
    if (input.email !== undefined && foldLogin(input.email) !== before.email)
      throw invalidField('email', 'choice', EDITOR_ERRORS.buyer_email_stays)
    const row = toRow({ ...pick(before, ['role', 'order_limit', 'monthly_limit']), ...input })
    const isMoved = input.account_code !== undefined && input.account_code !== before.account_code
    if (!isMoved)
      return void (await tx.update(business_buyers).set(row).where(eq(business_buyers.user_id, id)))
    await refuseWhileRequested(tx, {
      account_id: await requireAccount(tx, scope, before.account_code),
      user_id: id,
    })
    const account_id = await requireAccount(tx, scope, input.account_code ?? '')
    await requireRoom(tx, account_id)
    await tx
      .update(business_buyers)
      .set({ ...row, account_id })
      .where(eq(business_buyers.user_id, id))
    await endShares(tx, id)
  },

  async remove(tx, scope, id) {
    const [buyer] = await loadBuyers(tx, scope, [id])
    if (!buyer) return
    const account_id = await requireAccount(tx, scope, buyer.account_code)
    await refuseWhileRequested(tx, { account_id, user_id: id })
    await tx.delete(business_buyers).where(eq(business_buyers.user_id, id))
  },

  // A member may leave, and nothing of theirs stays behind.
  toJournal: ({ email: _email, name: _name, ...entry }) => entry,

  async setVersion(tx, id, version) {
    await tx.update(business_buyers).set({ version }).where(eq(business_buyers.user_id, id))
  },
}

function toCondition(scope: EditingScope, { q = '', account_code }: BuyerQuery): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean).map(toLikePattern)
  const searched = [
    users.email,
    users.last_name,
    users.first_name,
    users.last_name_kana,
    users.first_name_kana,
    business_accounts.code,
    business_accounts.name,
  ]
  return and(
    isOurs(scope),
    account_code === undefined ? undefined : eq(business_accounts.code, account_code),
    ...words.map((word) => or(...searched.map((column) => ilike(column, word)))),
  )
}

/** In the order of the ids. */
async function loadBuyers(
  db: Db | Tx,
  scope: EditingScope,
  ids: readonly number[],
): Promise<AdminBusinessBuyer[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ buyer: business_buyers, account: business_accounts, user: users })
    .from(business_buyers)
    .innerJoin(business_accounts, eq(business_accounts.id, business_buyers.account_id))
    .innerJoin(users, eq(users.id, business_buyers.user_id))
    .where(and(isOurs(scope), inArray(business_buyers.user_id, [...ids])))
  const ordered = await sumOrdered(db, scope, ids)
  const byId = new Map(
    rows.map(({ buyer, account, user }) => [
      buyer.user_id,
      {
        id: buyer.user_id,
        ...pick(buyer, ['version', 'role', 'order_limit', 'monthly_limit', 'is_active']),
        account_code: account.code,
        account_name: account.name,
        email: user.email ?? '',
        name: toFullName(user.last_name, user.first_name),
        ordered_this_month: ordered.get(buyer.user_id) ?? 0,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Who approves has no limits. */
function toRow(input: Partial<BusinessBuyerInput>) {
  const row = pick(input, ['role', 'order_limit', 'monthly_limit', 'is_active'])
  return row.role === 'approver' ? { ...row, order_limit: null, monthly_limit: null } : row
}

/** The member of an address, who buys for nobody yet. @throws ApiError 422 beside `email` */
async function requireNewBuyer(
  tx: Tx,
  { channel_id }: EditingScope,
  typed: string,
  account_id: number,
): Promise<number> {
  const [found] = await tx
    .select({ id: users.id, account: business_accounts })
    .from(users)
    .leftJoin(business_buyers, eq(business_buyers.user_id, users.id))
    .leftJoin(business_accounts, eq(business_accounts.id, business_buyers.account_id))
    .where(and(eq(users.channel_id, channel_id), eq(users.email, foldLogin(typed)), isNull(users.left_at)))
  if (!found) throw invalidField('email', 'choice', EDITOR_ERRORS.no_member)
  if (!found.account) return found.id
  const { id, name } = found.account
  throw invalidField(
    'email',
    'admin.key_taken',
    id === account_id ? EDITOR_ERRORS.buyer_here : EDITOR_ERRORS.buyer_elsewhere(name),
  )
}

/** @throws ApiError 422 beside `account_code` */
async function requireRoom(tx: Tx, account_id: number): Promise<void> {
  if ((await tx.$count(business_buyers, eq(business_buyers.account_id, account_id))) >= BUYERS_MAX)
    throw invalidField('account_code', 'max', EDITOR_ERRORS.too_many_buyers(BUYERS_MAX))
}
