import type { Card } from './card.ts'

/** The card of a page, from what its head says to everybody; undefined for a page that shows none. */
export function readCard(html: string): Card | undefined {
  const end = html.indexOf('</head>')
  const head = end < 0 ? html : html.slice(0, end)
  const title = readMeta(head, 'og:title')
  if (!title || !readMeta(head, 'og:image')) return undefined
  const price = Number(readMeta(head, 'product:price:amount') ?? Number.NaN)
  return {
    title,
    shop: readMeta(head, 'og:site_name') ?? '',
    price: Number.isFinite(price) ? price : null,
    picture: readPicture(head),
  }
}

function readMeta(head: string, property: string): string | undefined {
  const tag = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)
  return tag?.[1] === undefined ? undefined : readEntities(tag[1])
}

/** Astro escapes an attribute with these only. `&amp;` comes last, or `&amp;lt;` would be unescaped twice. */
function readEntities(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The first `image` of the structured data: a page names its picture once. */
function readPicture(head: string): string | null {
  const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head)?.[1]
  if (!json) return null
  const data = JSON.parse(json) as { '@graph'?: object[] }
  for (const object of data['@graph'] ?? [data]) {
    const { image } = object as { image?: unknown }
    const first: unknown = Array.isArray(image) ? image[0] : image
    if (typeof first === 'string') return first
  }
  return null
}
