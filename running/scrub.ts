/** What looks like somebody's, wherever it stands in a text that we did not write. */
const PERSONAL: readonly [pattern: RegExp, word: string][] = [
  [/[^\s"'<>()=,;:/]+@[^\s"'<>(),;:/]+\.[a-z]{2,}/gi, '[mail]'],
  // A phone number, a postal code or a card's number, however it is written.
  [/(?<![\w.:-])\+?\d[\d -]{5,}\d(?![\w-])/g, '[number]'],
  [/\b[\da-f]{32,}\b/gi, '[token]'],
  [/(?<![\w/-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{24,}/g, '[token]'],
]

/** A text for the log without addresses, numbers and tokens of persons. */
export function scrub(text: string): string {
  return PERSONAL.reduce((left, [pattern, word]) => left.replace(pattern, word), text)
}
