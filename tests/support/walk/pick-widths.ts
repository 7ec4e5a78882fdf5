const TELEPHONES = [320, 390] as const
const DESKS = [768, 1280] as const
export const WIDTHS = [...TELEPHONES, ...DESKS]

/** A telephone after a desk. */
const IN_TURNS = [320, 1280, 390, 768] as const

/**
 * Widths in px at which the test command looks at a state of a screen: a telephone and a desk, by their places in their
 * lists. Two states after each other see all four widths, and so does every state over four screens after each other.
 * @param isRepeated the words are those of a state before it: one width is enough, in turns
 */
export function pickWidths(screen: number, state: number, isRepeated = false): number[] {
  const turn = screen + state
  if (isRepeated) return [IN_TURNS[turn % IN_TURNS.length] ?? 390]
  return [TELEPHONES[turn % 2] ?? 390, DESKS[(turn + (screen >> 1)) % 2] ?? 1280]
}
