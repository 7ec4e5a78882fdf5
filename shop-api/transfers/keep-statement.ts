import { createHash } from 'node:crypto'
import type { StatementResult } from '#contract/shapes/bank-row.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { bank_rows } from '#shop-api/db/schema/bank.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { markPayer } from '#src/rules/order/payer-name.ts'
import { readStatement } from './read-statement.ts'
import type { ChosenColumns, StatementRow } from './statement.ts'

/** Rows of one statement to the database: parameters of a statement are limited. */
const AT_ONCE = 500

/**
 * Takes a bank's file in: all of it or nothing. A row that was taken in before, with another file or another form of it, is known
 * again by its day, amount, name and place among its like.
 * @throws ApiError 422 for a file that cannot be read
 */
export async function keepStatement(
  { db, channel, now }: Pick<Shop, 'db' | 'channel' | 'now'>,
  actor: Actor,
  file: File,
  chosen: ChosenColumns | undefined,
): Promise<StatementResult> {
  const read = readStatement(new Uint8Array(await file.arrayBuffer()), chosen, toJapanDay(now))
  if (!('rows' in read)) return { kept: 0, known: 0, left_out: 0, reversed: [], columns: read }
  const { rows, reversed, left_out } = read
  const kept = await db.transaction(async (tx) => {
    const count = await keepRows(tx, { channel_id: channel.id, now }, rows)
    const about = { channel_id: channel.id, area: 'orders', kind: 'bank-statements', key: '' } as const
    const after = { kept: count, known: rows.length - count }
    await recordEdit(tx, { ...about, name: file.name.slice(0, 200), now, actor, before: null, after })
    return count
  })
  return {
    kept,
    known: rows.length - kept,
    left_out,
    reversed: reversed.map(({ day, amount, payer }) => ({ day, amount, payer })),
    columns: null,
  }
}

/** Keeps those rows that are new. @returns how many were */
export async function keepRows(
  tx: Tx,
  { channel_id, now }: { channel_id: number; now: Date },
  rows: readonly StatementRow[],
): Promise<number> {
  const marked = markRows(rows)
  let count = 0
  for (let at = 0; at < marked.length; at += AT_ONCE) {
    const values = marked.slice(at, at + AT_ONCE).map((row) => ({ channel_id, ...row, created_at: now }))
    const added = await tx
      .insert(bank_rows)
      .values(values)
      .onConflictDoNothing({ target: [bank_rows.channel_id, bank_rows.fingerprint] })
      .returning({ id: bank_rows.id })
    count += added.length
  }
  return count
}

/** Rows with what they are known again by: equal ones of a day are counted, in the order of the file. */
function markRows(rows: readonly StatementRow[]) {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const what = `${row.day}|${row.amount}|${markPayer(row.payer)}`
    const count = (counts.get(what) ?? 0) + 1
    counts.set(what, count)
    return { ...row, fingerprint: createHash('sha256').update(`${what}|${count}`).digest('base64url') }
  })
}
