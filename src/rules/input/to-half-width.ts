/** Full-width ASCII (`ａ＠ｂ．ｊｐ`) as half-width, without spaces around: for mail addresses and part numbers. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .trim()
}

/**
 * Digits and hyphens in the form programs expect: full-width digits become half-width, and the many lines a Japanese
 * keyboard offers (‐ ‑ – — ― − － ー ｰ ─) become `-`. Spaces and letters nobody sees are removed. Other letters stay, so that
 * validation can refuse them.
 */
export function normaliseDigits(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[‐‑‒–—―−－ー\uff70─]/g, '-')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
}
