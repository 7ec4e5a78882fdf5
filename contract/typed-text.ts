/** Letters that look like a space and are none: the empty pattern of braille, the fillers of Hangul. */
const BLANK = /[\u2800\u3164\uffa0]/g
const SPACES = /[\t-\r\x85\u2028\u2029\p{Zs}]+/gu
const NO_SPACE = /\P{Zs}/u
/**
 * Letters nobody sees: control and format characters, those that turn the direction among them, and what Unicode calls ignorable
 * (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point). The group before them is kept, because all of it is one
 * letter: a selector behind the letter it belongs to (葛 of 葛城市), joined pictures (a family), the letters of a flag.
 */
const HIDDEN =
  /([^\s\p{Cc}\p{DI}][\ufe00-\ufe0f\u{e0100}-\u{e01ef}](?:\u200d(?=\p{Extended_Pictographic}))?|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\u200d(?=\p{Extended_Pictographic})|\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f})|[\p{Cc}\p{Cf}\p{DI}]/gu

/** What goes into a field of one line: a line break or tab becomes a space, letters nobody sees are dropped, as are spaces around. */
export function toOneLine(text: string): string {
  return text
    .replace(BLANK, ' ')
    .replace(SPACES, (run) => (NO_SPACE.test(run) ? ' ' : run))
    .replace(HIDDEN, '$1')
    .trim()
}

/** Control characters but tabs and line breaks, and what turns the direction of the letters behind it. */
const UNWANTED = /[^\t\n\r\P{Cc}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const BREAK = /[\v\f\x85\u2028\u2029]/g
const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u

/** HTML without control characters and directions. */
export function dropControls(html: string): string {
  return html.replace(UNWANTED, '')
}

/** What goes into a field of many lines: they stay, other control characters and directions go; empty when nothing of it can be seen. */
export function toLines(text: string): string {
  const lines = dropControls(text.replace(BREAK, '\n').replaceAll('\t', ' ')).trim()
  return SEEN.test(lines) ? lines : ''
}
