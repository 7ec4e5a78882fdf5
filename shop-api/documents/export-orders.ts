import type { Db } from '#shop-api/db/db.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import type { Cell } from '#src/rules/input/csv-text.ts'
import { ORDER_COLUMNS, ORDER_FILES, SAGAWA_COLUMNS, YAMATO_COLUMNS } from '#src/text/order/order-files.ts'
import { ORDER_FILE_ERRORS } from '#src/text/order/paper-work.ts'
import { findNamedOrders, type NamedOrders } from './find-named-orders.ts'
import { loadLabels } from './load-labels.ts'
import { listOrderRows } from './list-order-rows.ts'
import { toSagawaRow } from './to-sagawa-row.ts'
import { toYamatoRow, type YamatoContract } from './to-yamato-row.ts'
import { writeShiftJisCsv, writeUtf8Csv } from './write-csv.ts'

interface Scope {
  db: Db
  channel: { id: number; name: string }
  now: Date
}

/**
 * Orders as a file: a row for each line of goods; or labels of what waits to leave, in the layout of a carrier's program.
 * @throws ApiError 422 when nothing is in it
 */
export async function exportOrders(
  scope: Scope,
  format: 'orders' | 'yamato' | 'sagawa',
  named: NamedOrders,
  contract: YamatoContract,
): Promise<DownloadableFile> {
  const rows = await findNamedOrders(scope.db, scope.channel.id, named)
  const day = toJapanDay(scope.now)
  const name = ORDER_FILES.names[format](day.replaceAll('-', ''))
  if (format === 'orders') {
    const bytes = writeUtf8Csv([[...ORDER_COLUMNS], ...(await listOrderRows(scope.db, rows))])
    return { bytes, type: 'text/csv; charset=utf-8', name }
  }
  const labels = await loadLabels(scope, rows)
  if (labels.length === 0) throw refused('order.files.none', ORDER_FILE_ERRORS['order.files.none'])
  const lines: Cell[][] =
    format === 'yamato'
      ? [
          Object.values(YAMATO_COLUMNS),
          ...labels.map((label) => toYamatoRow(label, label.ships_on, contract)),
        ]
      : [Object.values(SAGAWA_COLUMNS), ...labels.map((label) => toSagawaRow(label, label.ships_on))]
  return { bytes: writeShiftJisCsv(lines), type: 'text/csv; charset=Shift_JIS', name }
}
