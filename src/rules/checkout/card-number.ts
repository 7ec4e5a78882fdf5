const CARD_DIGITS = /^\d{13,19}$/

/** The check digit every card number ends with (ISO/IEC 7812). Expects digits only. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let position = 0; position < digits.length; position += 1) {
    const digit = Number(digits[digits.length - 1 - position])
    const doubled = position % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** A card number, however it is spaced: 13-19 digits with a right check digit. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  return CARD_DIGITS.test(digits) && passesLuhn(digits)
}

/**
 * Whether a text carries a card number anywhere, also between letters or with spaces and hyphens inside, so
 * that no wrapping smuggles one into a place that must never hold it.
 */
export function containsCardNumber(text: string): boolean {
  return (text.match(/\d(?:[\s-]?\d){12,18}/g) ?? []).some(isCardNumber)
}
