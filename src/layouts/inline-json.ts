/**
 * JSON as it may stand inside a `<script>` (architecture, law 9): whatever a name holds, it can neither end the script nor
 * begin a comment in it.
 */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/** Several schema.org objects of one page as one, with one context. Undefined when there are none. */
export function toJsonLdDocument(objects: object[]): object | undefined {
  const [only] = objects
  if (!only) return undefined
  const context = { '@context': 'https://schema.org' }
  return objects.length === 1 ? { ...context, ...only } : { ...context, '@graph': objects }
}
