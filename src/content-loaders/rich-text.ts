import sanitizeHtml from 'sanitize-html'
import { leadsToMembers } from '#src/routes.ts'
import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import { requireContext } from '#src/site/render-context.server.ts'

/**
 * The editor's HTML made safe for a page (architecture, law 9): no script, no style, no frames; links inside the shop
 * become paths of this site; a link to another shop or into a new window hands over no opener, and one into a new window
 * does not say where it was followed. A shop without members has no links to
 * pages for members. Images are pictures of the shop's own storage, in the formats and widths of all pictures; others are gone.
 */
export function toSafeHtml(html: string): string {
  const { origin, no_member_use, storage_url } = requireContext().site
  const safe = sanitizeHtml(html, {
    allowedTags: [
      ...sanitizeHtml.defaults.allowedTags,
      'img',
      'h2',
      'h3',
      'h4',
      'details',
      'summary',
      'figure',
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'id'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ...Object.fromEntries(['h2', 'h3', 'h4'].map((heading) => [heading, ['id']])),
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, attributes) => {
        const attribs = toSafeLink(attributes, origin)
        // Its words stay. Only the link is removed, because it cannot be followed.
        if (no_member_use && leadsToMembers(attribs['href'] ?? '')) return { tagName: 'span', attribs: {} }
        return { tagName, attribs }
      },
      img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !toStoredPath(attribs['src'], storage_url),
  })
  // It is ours by now, so its images are written in one way.
  return safe.replace(/<img src="([^"<]*)"[^<>]*>/g, (image, src: string) => {
    const path = toStoredPath(src, storage_url)
    if (!path) return image
    const srcset = WIDTHS.map((width) => `${toPictureUrl(storage_url, { path }, width, 'avif')} ${width}w`)
    return `<picture><source type="image/avif" srcset="${srcset.join(', ')}" sizes="${SIZES}" />${image}</picture>`
  })
}

const WIDTHS = [480, 960, 1600] as const
/** As wide as a column of text gets. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

/** Of `/storage/moto/photos/…/960.webp`: what stands between the storage and the size. */
function toStoredPath(src: string | undefined, storage_url: string): string | undefined {
  if (!src?.startsWith(`${storage_url}/`)) return undefined
  return /^([\w-]+(?:\/[\w-]+)*)\/\d+\.(?:avif|webp|png)$/.exec(src.slice(storage_url.length + 1))?.[1]
}

function toSafeLink(attributes: Record<string, string>, origin: string): Record<string, string> {
  const { href = '', ...rest } = attributes
  const isOutside = /^https?:/.test(href) && !href.startsWith(`${origin}/`)
  const rel = rest['target'] ? 'noopener noreferrer' : isOutside ? 'noopener' : undefined
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  return { ...rest, href: path, ...(rel && { rel }) }
}
