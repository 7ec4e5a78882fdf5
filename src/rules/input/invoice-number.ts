/**
 * Whether it is a number of a qualified invoice issuer: `T` and 13 digits, of which the first checks the others
 * (https://www.houjin-bangou.nta.go.jp/documents/checkdigit.pdf).
 */
export function isInvoiceNumber(text: string): boolean {
  const [, check, rest] = /^T([1-9])(\d{12})$/.exec(text) ?? []
  if (check === undefined || rest === undefined) return false
  const sum = [...rest]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return Number(check) === 9 - (sum % 9)
}
