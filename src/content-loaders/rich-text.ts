import sanitizeHtml from 'sanitize-html'
import { requireContext } from '#src/site/render-context.server.ts'

/**
 * The editor's HTML made safe for a page (HOUSE law 9): no script, no style, no frames; links inside the shop
 * become paths of this site, links outside open without handing over the opener.
 */
export function toSafeHtml(html: string): string {
  const { origin } = requireContext().site
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
      a: (tagName, attributes) => ({ tagName, attribs: toSafeLink(attributes, origin) }),
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
