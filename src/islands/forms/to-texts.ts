/** The API's values as texts for fields; missing ones are empty. */
export function toTexts(known: object | null): Record<string, string> {
  return Object.fromEntries(Object.entries(known ?? {}).map(([name, value]) => [name, String(value ?? '')]))
}
