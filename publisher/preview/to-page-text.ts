import sanitizeHtml from 'sanitize-html'

const blocks =
  /<\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|dt|dd|section|article|header|footer|nav|title|br|option|label|button)\b[^>]*>/gi

/** What a page says, a line for each block: what an editor would compare. */
export function toPageText(html: string): string {
  const said = sanitizeHtml(html.replace(blocks, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'noscript', 'template'],
  })
  const lines = said.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return `${lines.filter(Boolean).join('\n')}\n`
}
