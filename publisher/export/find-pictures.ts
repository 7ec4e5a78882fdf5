/**
 * Addresses of the shop's own pictures that a page names anywhere: `src`, `srcset`, `poster`, `og:image` with
 * its origin, JSON-LD, CSS.
 *
 * @param storageUrl SITE.STORAGE_URL when it is a path, e.g. `/storage`
 */
export function findPictures(text: string, storageUrl: string): string[] {
  const prefix = storageUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const found = text.matchAll(new RegExp(`${prefix}/[^\\s"'<>,()\\\\?#&]+`, 'g'))
  return [...new Set([...found].map(([address]) => address))]
}
