/** What a form edits: an entry of a kind, or a document of the shop. */
export interface Entry extends Record<string, unknown> {
  version?: number
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Inputs hand over null for what was emptied. What began as text stays text. */
export function keepTexts(values: Entry, base: Entry): Entry {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null && typeof base[name] === 'string' ? '' : value,
    ]),
  )
}

/** The fields in which `values` differs from `base`. */
export function listChanged(values: Entry, base: Entry): string[] {
  return Object.keys(values).filter((name) => !isSame(values[name], base[name]))
}
