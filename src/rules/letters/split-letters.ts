/** Made with the first text: it takes a browser some time. */
let segmenter: Intl.Segmenter | undefined

/** Letters as a reader counts them: one with its variation selector is one. */
export function splitLetters(text: string): string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first letters of a text, none of them halved. */
export const cutLetters = (text: string, most: number): string => splitLetters(text).slice(0, most).join('')

/** Whether a letter takes half a place of a Japanese line, more or less: Latin letters, figures and half-width kana. */
export function isNarrow(letter: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u024f\uff61-\uff9f]/.test(letter)
}

/** Room a letter takes across a line, in ems: never less than a serif face needs for it. */
export function toWidth(letter: string): number {
  if (!isNarrow(letter)) return 1
  if (/^[mwMW@%]/.test(letter)) return 1
  if (/^[ -,./:;'|!ijltfI\uff61-\uff9f]/.test(letter)) return 0.5
  return /^[A-Z]/.test(letter) ? 0.8 : 0.64
}
