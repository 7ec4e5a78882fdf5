const TELEPHONES = [320, 390] as const
const DESKS = [768, 1280] as const
export const WIDTHS = [...TELEPHONES, ...DESKS]

/**
 * Widths in px at which the test command looks at a state of a screen: a telephone and a publisher, by their places in their
 * lists. Two states after each other see all four widths, and so does every state over four screens after each other.
 */
export function pickWidths(screen: number, state: number): number[] {
  const turn = screen + state
  return [TELEPHONES[turn % 2] ?? 390, DESKS[(turn + (screen >> 1)) % 2] ?? 1280]
}
