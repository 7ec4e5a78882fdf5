import { and, asc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { AdminInvoiceTerms, InvoiceTermsInput } from '#contract/shapes/invoice.ts'
import { lockCompany, toCredit } from '#shop-api/business/invoice-credit.ts'
import { loadBalances } from '#shop-api/business/load-balances.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts } from '#shop-api/db/schema/business.ts'
import { invoice_terms } from '#shop-api/db/schema/invoices.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { requireAccount } from './business-account-kind.ts'
import type { EditedKind, EditingScope, ListQuery } from './edited-kind.ts'
import { pick } from './pick.ts'

interface TermsQuery extends ListQuery {
  account_code?: string | undefined
}

const FIELDS = [
  'is_on',
  'closing_day',
  'due_months',
  'due_day',
  'credit_limit',
  'billing_name',
  'billing_postal_code',
  'billing_address',
  'email',
  'stop_after_days',
] as const satisfies readonly (keyof InvoiceTermsInput)[]

const isRow = ({ channel_id }: EditingScope, id: number) =>
  and(eq(invoice_terms.channel_id, channel_id), eq(invoice_terms.id, id))

/** On what terms companies pay by invoice, one set for each. */
export const invoiceTermsKind: EditedKind<AdminInvoiceTerms, InvoiceTermsInput, TermsQuery> = {
  type: null,
  path: 'invoice-terms',
  toPage: () => '/',

  async list(db, scope, query, { limit, offset }) {
    const condition = toCondition(scope, query)
    const rows = await selectIds(db, condition)
      .orderBy(asc(business_accounts.code))
      .limit(limit)
      .offset(offset)
    const ids = rows.map(({ id }) => id)
    return {
      data: await loadTerms(db, scope, ids),
      total: await db.$count(selectIds(db, condition).as('found')),
    }
  },

  async find(db, scope, id) {
    const [row] = await db.select({ id: invoice_terms.id }).from(invoice_terms).where(isRow(scope, id))
    return row && (await loadTerms(db, scope, [row.id]))[0]
  },

  async lock(tx, scope, id) {
    const [row] = await tx
      .select({ key: business_accounts.code, version: invoice_terms.version })
      .from(invoice_terms)
      .innerJoin(business_accounts, eq(business_accounts.id, invoice_terms.account_id))
      .where(isRow(scope, id))
      .for('update', { of: invoice_terms })
    return row && { is_draft: false, published_at: null, close_at: null, ...row }
  },

  async insert(tx, scope, input) {
    const account_id = await requireAccount(tx, scope, input.account_code)
    await lockCompany(tx, account_id)
    await requireFree(tx, account_id)
    const [row] = await tx
      .insert(invoice_terms)
      .values({ channel_id: scope.channel_id, account_id, version: 0, ...toRow(input) })
      .returning({ id: invoice_terms.id })
    return row!.id
  },

  async update(tx, scope, id, input) {
    const [before] = await tx.select().from(invoice_terms).where(isRow(scope, id))
    if (!before) return
    const { account_code } = input
    // What was bought on them is invoiced on them.
    if (account_code !== undefined && (await requireAccount(tx, scope, account_code)) !== before.account_id)
      throw invalidField('account_code', 'choice', EDITOR_ERRORS.terms_stay)
    const told = toRow(input)
    if (Object.keys(told).length > 0) await tx.update(invoice_terms).set(told).where(isRow(scope, id))
  },

  /** What was bought on them is still to be invoiced, so they are only switched off then. */
  async remove(tx, scope, id) {
    const [terms] = await tx.select().from(invoice_terms).where(isRow(scope, id))
    if (!terms) return
    await lockCompany(tx, terms.account_id)
    const balance = (await loadBalances(tx, [terms.account_id])).get(terms.account_id)
    if (balance && (balance.uninvoiced !== 0 || balance.invoiced !== 0))
      throw invalidField('is_on', 'admin.in_use', EDITOR_ERRORS.terms_owed)
    await tx.delete(invoice_terms).where(isRow(scope, id))
  },

  async setVersion(tx, id, version) {
    await tx.update(invoice_terms).set({ version }).where(eq(invoice_terms.id, id))
  },
}

const toRow = <Input extends Partial<InvoiceTermsInput>>(input: Input) => pick(input, FIELDS)

const selectIds = (db: Db | Tx, condition: SQL | undefined) =>
  db
    .select({ id: invoice_terms.id })
    .from(invoice_terms)
    .innerJoin(business_accounts, eq(business_accounts.id, invoice_terms.account_id))
    .where(condition)
    .$dynamic()

function toCondition({ channel_id }: EditingScope, { q = '', account_code }: TermsQuery): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean).map(toLikePattern)
  const searched = [business_accounts.code, business_accounts.name, invoice_terms.billing_name]
  return and(
    eq(invoice_terms.channel_id, channel_id),
    account_code === undefined ? undefined : eq(business_accounts.code, account_code),
    ...words.map((word) => or(...searched.map((column) => ilike(column, word)))),
  )
}

async function loadTerms(
  db: Db | Tx,
  { now }: EditingScope,
  ids: readonly number[],
): Promise<AdminInvoiceTerms[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ terms: invoice_terms, account: business_accounts })
    .from(invoice_terms)
    .innerJoin(business_accounts, eq(business_accounts.id, invoice_terms.account_id))
    .where(inArray(invoice_terms.id, [...ids]))
    .orderBy(asc(business_accounts.code))
  const balances = await loadBalances(
    db,
    rows.map(({ account }) => account.id),
  )
  return rows.map(({ terms, account }) => ({
    id: terms.id,
    version: terms.version,
    account_code: account.code,
    account_name: account.name,
    ...pick(terms, FIELDS),
    used: toCredit(terms, balances.get(account.id), now).used,
  }))
}

/** @throws ApiError 422 when the company has terms already */
async function requireFree(tx: Tx, account_id: number): Promise<void> {
  if ((await tx.$count(invoice_terms, eq(invoice_terms.account_id, account_id))) > 0)
    throw invalidField('account_code', 'admin.key_taken', EDITOR_ERRORS.terms_twice)
}
