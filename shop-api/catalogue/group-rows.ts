/** Rows by what they belong to, in their order. */
export function groupRows<Row, Key>(rows: readonly Row[], toKey: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(toKey(row))
    if (group) group.push(row)
    else groups.set(toKey(row), [row])
  }
  return groups
}
