/** Full-width ASCII (`ａ＠ｂ．ｊｐ`) as half-width, without spaces around: for mail addresses and part numbers. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .trim()
}
