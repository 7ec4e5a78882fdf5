import { foldText } from '#src/rules/input/fold-text.ts'

/** What a product is found by, folded; a line break between the parts, so that no word spans two of them. */
export function toSearchText(parts: readonly (string | null | undefined)[]): string {
  const folded = parts.flatMap((part) => (part ? [foldText(part)] : []))
  return [...new Set(folded)].join('\n')
}
