import { sql } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { paper_numbers } from '#shop-api/db/schema/invoices.ts'

const BEGINNINGS = { invoice: 'INV', return_invoice: 'RET' } as const

/**
 * The next number of a shop's papers of a kind, e.g. `INV-000001`. None is left out: what is rolled back gives its number back.
 * Holds the counter until the transaction ends, so it is taken last.
 */
export async function takePaperNumber(
  tx: Tx,
  channel_id: number,
  kind: keyof typeof BEGINNINGS,
): Promise<string> {
  const [row] = await tx
    .insert(paper_numbers)
    .values({ channel_id, kind, last_number: 1 })
    .onConflictDoUpdate({
      target: [paper_numbers.channel_id, paper_numbers.kind],
      set: { last_number: sql`${paper_numbers.last_number} + 1` },
    })
    .returning({ number: paper_numbers.last_number })
  if (row === undefined) throw new Error('No number of a paper was given')
  return `${BEGINNINGS[kind]}-${String(row.number).padStart(6, '0')}`
}
