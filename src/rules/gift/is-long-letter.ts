/** What a card written downwards holds besides the two names. */
const MAX_COLUMNS = 8
const LETTERS_A_COLUMN = 15

/** Whether a message is too long for a card that is written downwards. Themes with such a card then write it across. */
export function isLongLetter(message: string): boolean {
  const columns = message
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_A_COLUMN)), 0)
  return columns > MAX_COLUMNS
}
