/**
 * Digits and hyphens as a machine reads them: full-width digits become half-width, and the many lines a Japanese
 * keyboard offers (‐ ‑ – — ― − － ー ｰ ─) become `-`. Spaces go. Letters stay, so that a rule can refuse them.
 */
export function normaliseDigits(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[‐‑‒–—―−－ー\uff70─]/g, '-')
    .replace(/\s/g, '')
}
