import { normaliseDigits } from './to-half-width.ts'

const POSTAL_CODE = /^(\d{3})-?(\d{4})$/

/** Seven digits as the API keeps them; what is no postal code stays as typed (digits normalised, 〒 dropped). */
export function toPostalCode(text: string): string {
  const code = normaliseDigits(text).replace(/^〒/, '')
  return code.replace(POSTAL_CODE, '$1$2')
}

/** `123-4567` (behaviour 5.14); anything but seven digits stays as it is. */
export function formatPostalCode(code: string): string {
  return code.replace(POSTAL_CODE, '$1-$2')
}

/** Whether a text names a postal code completely, so that a look-up makes sense. */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text)
}
