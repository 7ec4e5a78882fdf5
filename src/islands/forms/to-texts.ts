/** What the API has, as texts for fields; what it has not is empty. */
export function toTexts(known: object | null): Record<string, string> {
  return Object.fromEntries(Object.entries(known ?? {}).map(([name, value]) => [name, String(value ?? '')]))
}
