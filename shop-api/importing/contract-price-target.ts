import { and, eq, inArray } from 'drizzle-orm'
import { type ContractPriceInput, ContractPriceInputSchema } from '#contract/shapes/business.ts'
import { toOneLine } from '#contract/typed-text.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { takeVersions } from '#shop-api/db/record-change.ts'
import { business_accounts, contract_prices } from '#shop-api/db/schema/business.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { contractPriceKind } from '#shop-api/editing/contract-price-kind.ts'
import { toLabel } from './columns.ts'
import { type Entry, EntryFaults } from './entry.ts'
import type { ImportScope, ImportTarget, Written } from './import-scope.ts'
import { isSame } from './is-same.ts'
import { type Place, toFaults } from './to-faults.ts'

const readWord = ({ rows: [{ values }] }: Entry, field: string): string =>
  typeof values[field] === 'string' ? toOneLine(values[field]) : ''

const toPlace =
  ({ rows: [{ line }] }: Entry): Place =>
  ([field]) => ({ line, column: field === undefined ? null : toLabel('contract-prices', String(field)) })

const toName = (entry: Entry) => `${readWord(entry, 'account_code')} ${readWord(entry, 'code')}`

/** Prices agreed with companies, by the company's code and the part number, in the way the staff save one. */
export const contractPriceTarget: ImportTarget = {
  toName,
  toPlace,
  async open(tx, scope, entries) {
    const known = await loadKnown(tx, scope, entries)
    return {
      forget: () => {},
      async write(sub, entry) {
        const id = known.get(toName(entry))
        const present = id === undefined ? undefined : await contractPriceKind.find(sub, scope, id)
        const { values } = entry.rows[0]
        const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
        const whole = { valid_from: null, valid_until: null, ...present, ...given }
        const parsed = ContractPriceInputSchema.safeParse(whole)
        if (!parsed.success) throw new EntryFaults(toFaults(parsed.error.issues, whole, toPlace(entry)))
        const saved = await save(sub, scope, present, parsed.data)
        // A file may come back to a price.
        known.set(toName(entry), saved.id)
        return { outcome: saved.outcome, changes: [], warnings: [] }
      },
    }
  },
}

async function save(
  tx: Tx,
  scope: ImportScope,
  present: ({ id: number } & ContractPriceInput) | undefined,
  input: ContractPriceInput,
): Promise<{ id: number; outcome: Written['outcome'] }> {
  if (present && isSame(present, input)) return { id: present.id, outcome: 'unchanged' }
  if (present) await contractPriceKind.update(tx, scope, present.id, input, ALWAYS)
  const id = present?.id ?? (await contractPriceKind.insert(tx, scope, input, ALWAYS))
  await contractPriceKind.setVersion(tx, id, await takeVersions(tx, scope.channel_id, 1))
  return { id, outcome: present ? 'updated' : 'created' }
}

/** It has no dates of publication. */
const ALWAYS = { is_draft: false, published_at: null, close_at: null }

async function loadKnown(
  tx: Tx,
  { channel_id }: ImportScope,
  entries: readonly Entry[],
): Promise<Map<string, number>> {
  const listWords = (field: string) => [...new Set(entries.map((entry) => readWord(entry, field)))]
  const rows = await tx
    .select({ id: contract_prices.id, account_code: business_accounts.code, code: products.code })
    .from(contract_prices)
    .innerJoin(business_accounts, eq(business_accounts.id, contract_prices.account_id))
    .innerJoin(products, eq(products.id, contract_prices.product_id))
    .where(
      and(
        eq(contract_prices.channel_id, channel_id),
        inArray(business_accounts.code, listWords('account_code')),
        inArray(products.code, listWords('code')),
      ),
    )
  return new Map(rows.map(({ id, account_code, code }) => [`${account_code} ${code}`, id]))
}
