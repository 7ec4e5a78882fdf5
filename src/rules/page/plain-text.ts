const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of sanitised rich text: no tags, entities read, a block's end is a space. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(?:\/(?:p|div|li|tr|h[1-6]|dt|dd)|br\s*\/?)>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
      if (code === undefined) return named[name] ?? entity
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })
    .replace(/\s+/g, ' ')
    .trim()
}
