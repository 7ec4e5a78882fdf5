const COLUMNS = [
  'key',
  'name',
  'name_kana',
  'catch_copy',
  'tax_rate',
  'is_giftable',
  'is_embroiderable',
  'pictures',
] as const
type Column = (typeof COLUMNS)[number]

/** What an editor writes and reads as it stands in a product's row, under the same names. */
export function pickProductColumns<Row extends Partial<Record<Column, unknown>>>(
  row: Row,
): Pick<Row, Column & keyof Row> {
  return Object.fromEntries(COLUMNS.map((name) => [name, row[name]])) as Pick<Row, Column & keyof Row>
}
