/**
 * Which GTIN a code is (JAN is EAN: 13 or 8 digits), by its length and check digit. Undefined for any other code, and
 * for codes a shop makes for its own tills (インストアコード), which search engines refuse.
 */
export function toGtin(code: string | null): { gtin13: string } | { gtin8: string } | undefined {
  if (code === null || !/^(?:\d{8}|\d{13})$/.test(code)) return undefined
  if (/^(?:2|02|04)\d{11,12}$|^[02]\d{7}$/.test(code)) return undefined
  const digits = [...code].map(Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0)
  if (sum % 10 !== 0) return undefined
  return code.length === 13 ? { gtin13: code } : { gtin8: code }
}
