/** Letters that Windows writes with another code point than everybody else; they look the same. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '\u301c': '\uff5e',
  '\u2212': '\uff0d',
  '\u2016': '\u2225',
  '\u2014': '\u2015',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '¥': '￥',
}

/** A text in the spelling that Shift_JIS of Windows has. */
export function toWindowsSpelling(text: string): string {
  return text.replace(/[〜−‖—¢£¬¥]/g, (letter) => SPELLINGS[letter] ?? letter)
}
