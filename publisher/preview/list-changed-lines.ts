import { diffLines } from 'diff'
import sanitizeHtml from 'sanitize-html'

/** What two versions of a page say otherwise, a line each: `- ` as it was, `+ ` as it is. Markup does not count. */
export function listChangedLines(before: string, after: string): string[] {
  return diffLines(toPageText(before), toPageText(after)).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .split('\n')
          .filter(Boolean)
          .map((line) => `${added ? '+' : '-'} ${line}`)
      : [],
  )
}

const ownLineTags =
  /<\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|dt|dd|section|article|header|footer|nav|title|br|option|label|button)\b[^>]*>/gi

/** The text of a page, one line a block: what an editor would compare. */
function toPageText(html: string): string {
  const said = sanitizeHtml(html.replace(ownLineTags, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'noscript', 'template'],
  })
  const lines = said.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return `${lines.filter(Boolean).join('\n')}\n`
}
