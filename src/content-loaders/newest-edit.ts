/** When the newest of some entries was edited; undefined for none. Instants may be written in different zones. */
export function toNewestEdit(entries: { updated_at: string }[]): string | undefined {
  const times = entries.map((entry) => Date.parse(entry.updated_at))
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined
}
