import { randomInt } from 'node:crypto'
import { hashVisitorKey } from '#shop-api/http/visitor-key.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** A code to be typed, 58 bits: `K7QM-2XFA-9RTD`. */
export function createTypedCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** How a code is stored, however it was typed. */
export const hashTypedCode = (typed: string) =>
  hashVisitorKey(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, ''),
  )
