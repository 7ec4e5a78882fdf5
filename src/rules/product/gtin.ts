import { isJanCode } from '#contract/jan-code.ts'

/**
 * Which GTIN a code is (JAN is EAN: 13 or 8 digits), by its length and check digit. Undefined for any other code, and
 * for codes a shop makes for its own tills (インストアコード), which search engines refuse.
 */
export function toGtin(code: string | null): { gtin13: string } | { gtin8: string } | undefined {
  if (code === null || !isJanCode(code)) return undefined
  if (/^(?:2|02|04)\d{11,12}$|^[02]\d{7}$/.test(code)) return undefined
  return code.length === 13 ? { gtin13: code } : { gtin8: code }
}
