/** Text as HTML, a line each. */
export function toLines(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.split('\n').join('<br />')
}

/** A table of labels and what stands beside them, which is HTML already. */
export function toLabelTable(rows: readonly (readonly [label: string, html: string])[]): string {
  const lines = rows.map(([label, html]) => `<tr><th scope="row">${toLines(label)}</th><td>${html}</td></tr>`)
  return `<table><tbody>${lines.join('')}</tbody></table>`
}
