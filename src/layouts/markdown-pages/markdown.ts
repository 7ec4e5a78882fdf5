import { NodeHtmlMarkdown } from 'node-html-markdown'

const translator = new NodeHtmlMarkdown({
  bulletMarker: '-',
  codeBlockStyle: 'fenced',
  maxConsecutiveNewlines: 2,
})

/**
 * Sanitised rich text as Markdown. Addresses inside the shop become whole ones: a Markdown page is read away from its page.
 *
 * @param level of the heading the text stands under; its own headings begin one below
 */
export function toMarkdown(html: string, origin: string, level = 1): string {
  const whole = html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
  const markdown = narrowTables(translator.translate(flattenCells(whole)))
  const highest = Math.min(...[...markdown.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length))
  const shift = Number.isFinite(highest) ? level + 1 - highest : 0
  return markdown
    .replace(/^(#+) /gm, (_, marks: string) => `${'#'.repeat(Math.min(6, marks.length + shift))} `)
    .trim()
}

const ofTables = new Set('table thead tbody tr td th p li ul ol div br h1 h2 h3 h4 h5 h6'.split(' '))

/** A cell of a Markdown table is one line: tables and blocks inside a cell become words with marks between them. */
function flattenCells(html: string): string {
  let depth = 0
  return html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, end, name) => {
    const kind = String(name).toLowerCase()
    if (!ofTables.has(kind)) return String(tag)
    if (kind === 'table') depth += end ? -1 : 1
    const isInner = kind === 'table' ? depth >= (end ? 1 : 2) : depth >= 2
    const isBlock = !['table', 'thead', 'tbody', 'tr', 'td', 'th'].includes(kind)
    if (!isInner && !(depth === 1 && isBlock)) return String(tag)
    if (kind === 'tr' && end) return '／'
    return end || kind === 'br' ? ' ' : ''
  })
}

/** Columns padded to one width are for eyes; here they would be most of the text. */
function narrowTables(markdown: string): string {
  return markdown.replace(/^\|.*\|$/gm, (row) =>
    row.replace(/ {2,}(\|?)/g, (spaces, bar) => (bar ? ' |' : spaces)).replace(/-{4,}/g, '---'),
  )
}

/** The shop's words unchanged, where Markdown would read marks: a name can start neither a heading nor a link. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replace(/^(#+|[+>-]|\d+[.)])(?=\s|$)/, String.raw`\$1`)
}

/** @param href a path of the shop or a whole address */
export function toLink(name: string, href: string, origin: string): string {
  const address = new URL(href, origin).href.replaceAll('(', '%28').replaceAll(')', '%29')
  return `[${escapeMarkdown(name)}](${address})`
}

/** A table, its first row the heading. Empty without rows. */
export function toTable(rows: string[][]): string {
  const [head, ...body] = rows
  if (!head || body.length === 0) return ''
  const toRow = (cells: string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`
  return [toRow(head), `|${' --- |'.repeat(head.length)}`, ...body.map(toRow)].join('\n')
}

export function toList(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}
