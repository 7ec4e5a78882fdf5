import sanitizeHtml from 'sanitize-html'

/** What the editor's preview may show. The page's own loader cleans the text again, by the rules of its site. */
export function cleanRichText(html: string): string {
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
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // Links in a preview go nowhere: following one would lose what was typed beside it.
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href, target: '_blank', rel: 'noopener' } }),
    },
  })
}
