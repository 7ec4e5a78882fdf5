import { refused } from '#shop-api/http/api-error.ts'
import { decodeText } from '#shop-api/http/read-csv-lines.ts'
import { STATEMENT_ERRORS } from '#src/text/order/statements.ts'
import { readBankCsv } from './read-bank-csv.ts'
import { isZengin, readZengin } from './read-zengin.ts'
import type { ChosenColumns, Statement, UnknownColumns } from './statement.ts'

/**
 * Reads a bank's file, 全銀 or CSV, whole or not at all.
 * @param chosen columns of a CSV as a person chose them
 * @param today day in Japan, near to which days without a century are
 * @throws ApiError 422 with what is wrong with it
 */
export function readStatement(
  bytes: Uint8Array,
  chosen: ChosenColumns | undefined,
  today: string,
): Statement | UnknownColumns {
  const text = decodeText(bytes)
  if (text === undefined) throw refused('statement.unreadable', STATEMENT_ERRORS.unreadable)
  return isZengin(text) ? readZengin(text, today) : readBankCsv(bytes, chosen, today)
}
