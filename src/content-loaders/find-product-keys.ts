/** A text that names more products than this is a list, and such lists exist elsewhere. */
const MAX_PRODUCTS = 8
const productLink = /href="\/product\/([^/"?#]+)/g

/** Keys of the products a safe rich text links to (`toSafeHtml` made the shop's own links paths), none twice. */
export function findProductKeys(html: string): string[] {
  const keys = [...html.matchAll(productLink)].flatMap(([, key = '']) => decode(key) ?? [])
  return [...new Set(keys)].filter((key) => key !== 'page').slice(0, MAX_PRODUCTS)
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
