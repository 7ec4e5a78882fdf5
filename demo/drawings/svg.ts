/** What may stand in a drawing's template: numbers are rounded to a tenth, lists are joined. */
type Drawn = string | number | readonly string[] | false | undefined

const toText = (value: Drawn): string => {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10)
  if (typeof value === 'object') return value.join('')
  return value || ''
}

/** Line breaks in a template are for its reader; the picture goes without them. */
const BREAK = /\n\s*/g

/** Template tag for SVG markup and path data: keeps drawings short to write and small on the wire. */
export function svg(strings: TemplateStringsArray, ...values: readonly Drawn[]): string {
  return strings.reduce((text, part, index) => text + toText(values[index - 1]) + part.replace(BREAK, ''), '')
}

/** Draws `count` of something: `times(3, i => …)`. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Makes a maker's or a product's words safe inside SVG text. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
