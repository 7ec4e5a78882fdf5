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

const tags = /<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi
const ownLine = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 tr td th dt dd section article header footer nav title br option label button'.split(
    ' ',
  ),
)

/** The text of a page, one line a block: what an editor would compare. */
function toPageText(html: string): string {
  const said = sanitizeHtml(
    html.replace(tags, (tag, name: string) => (ownLine.has(name.toLowerCase()) ? '\n' : tag)),
    {
      allowedTags: [],
      allowedAttributes: {},
      nonTextTags: ['script', 'style', 'noscript', 'template'],
    },
  )
  const lines = said.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return `${lines.filter(Boolean).join('\n')}\n`
}
