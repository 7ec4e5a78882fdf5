/** Whether a spreadsheet took a long number for an amount: `4.90123E+12`. Its last digits are gone. */
export function isRounded(typed: string): boolean {
  return /^\d+(?:\.\d+)?E\+?\d+$/i.test(typed)
}

/**
 * A JAN as it is kept: digits of half width, without hyphens, spaces and the apostrophe by which spreadsheets keep a text. A UPC of 12 digits
 * is the JAN of 13 with a zero before it; none begins with 4, as the codes of Japan do, of which one digit may be missing.
 */
export function toJanCode(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .replace(/^'/, '')
    .replace(/[-\s‐‑‒–—―−ー]/g, '')
  return /^[0-35-9]\d{11}$/.test(code) ? `0${code}` : code
}

/** Why a code in one spelling is no JAN; undefined for one that is. */
export function findJanFault(code: string): 'rounded' | 'check_digit' | undefined {
  if (isRounded(code)) return 'rounded'
  return isJanCode(code) ? undefined : 'check_digit'
}

/** 8 or 13 digits, the last of which checks the others (https://www.gs1jp.org/code/jan/check_digit.html). */
export function isJanCode(code: string): boolean {
  if (!/^(?:\d{8}|\d{13})$/.test(code)) return false
  const digits = [...code].map(Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}
