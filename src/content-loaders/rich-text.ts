import sanitizeHtml from 'sanitize-html'
import { leadsToMembers } from '#src/routes.ts'
import { requireContext } from '#src/site/render-context.server.ts'

/**
 * The editor's HTML made safe for a page (architecture, law 9): no script, no style, no frames; links inside the shop
 * become paths of this site; a link to another shop or into a new window hands over no opener, and one into a new window
 * does not say where it was followed. A shop without members has no links to
 * pages for members.
 */
export function toSafeHtml(html: string): string {
  const { origin, no_member_use } = requireContext().site
  return sanitizeHtml(html, {
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
  })
}

function toSafeLink(attributes: Record<string, string>, origin: string): Record<string, string> {
  const { href = '', ...rest } = attributes
  const isOutside = /^https?:/.test(href) && !href.startsWith(`${origin}/`)
  const rel = rest['target'] ? 'noopener noreferrer' : isOutside ? 'noopener' : undefined
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  return { ...rest, href: path, ...(rel && { rel }) }
}
