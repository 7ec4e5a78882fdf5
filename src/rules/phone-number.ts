import { normaliseDigits } from './normalise-digits.ts'

/**
 * A Japanese phone number as plain digits (spec §5: up to 11 digits without hyphens). Brackets, hyphens and the
 * country code go, because their meaning is clear; anything else stays for the rule to refuse.
 */
export function toPhoneNumber(text: string): string {
  return normaliseDigits(text)
    .replace(/[-()（）.]/g, '')
    .replace(/^(?:\+|＋|00)81(?:0)?/, '0')
}
