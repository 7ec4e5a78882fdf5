/** What may not begin a line (a part of JIS X 4051). */
const NOT_FIRST = /^[、。，．・：；！？）」』】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々%％]/

/** Width in ems: letters of Latin are about half as wide as those of Japanese. */
export function toTextWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1 : 0.58), 0)
}

/**
 * Breaks Japanese into lines of at most `width` ems; a mark that may not begin a line hangs at the end of the one
 * before. What is over `lines` ends in an ellipsis.
 */
export function wrapText(text: string, width: number, lines = Number.POSITIVE_INFINITY): string[] {
  const wrapped: string[] = []
  let line = ''
  for (const part of text.match(/[A-Za-z0-9.,/×-]+|[^]/gu) ?? []) {
    if (line !== '' && toTextWidth(line + part) > width && !NOT_FIRST.test(part)) {
      wrapped.push(line)
      line = part.trimStart()
    } else line += part
  }
  if (line !== '') wrapped.push(line)
  const kept = wrapped.slice(0, lines)
  const last = kept.at(-1)
  if (wrapped.length > kept.length && last !== undefined)
    kept[kept.length - 1] = `${[...last].slice(0, -1).join('')}…`
  return kept
}
