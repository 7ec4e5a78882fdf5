import sanitizeHtml from 'sanitize-html'
import { leadsToMembers } from '#src/routes.ts'
import { requireContext } from '#src/site/render-context.server.ts'

/**
 * The editor's HTML made safe for a page (HOUSE law 9): no script, no style, no frames; links inside the shop
 * become paths of this site, links outside open without handing over the opener. A shop without members has no links to
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
        // Its words stay: only what cannot be followed goes.
        if (no_member_use && leadsToMembers(attribs['href'] ?? '')) return { tagName: 'span', attribs: {} }
        return { tagName, attribs }
      },
      img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
    },
  })
}

function toSafeLink(attributes: Record<string, string>, origin: string): Record<string, string> {
  const { href = '', ...rest } = attributes
  if (href.startsWith(`${origin}/`)) return { ...rest, href: href.slice(origin.length) }
  if (/^https?:/.test(href)) return { ...rest, href, rel: 'noopener' }
  return { ...rest, href }
}
