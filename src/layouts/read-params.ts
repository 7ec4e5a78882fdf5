import type { APIContext } from 'astro'

/**
 * The values in the address of a page. Astro decodes an address as a whole and leaves letters that could separate: in its `params` a
 * key `a/b` is still `a%2Fb`.
 */
export function readParams({ params }: Pick<APIContext, 'params'>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, decode(value)]])),
  )
}

/** A `%` that Astro left begins nothing that could be decoded: it is one. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
