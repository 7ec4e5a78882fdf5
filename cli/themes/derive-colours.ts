import { formatHex, interpolate, parse, wcagContrast, wcagLuminance } from 'culori'
import { findFaint, type FaintPair } from '#themes/colours.ts'

/** What somebody chooses, as `#rrggbb`. */
export interface ChosenColours {
  ground: string
  ink: string
  accent: string
}

/** Colours of warnings and the like, which mean the same everywhere; of a light ground, and of a dark one. */
const SIGNALS = {
  light: { red: '#b3261e', amber: '#8a4b00', green: '#1f6b3b' },
  dark: { red: '#ff9d94', amber: '#f0bf6c', green: '#8fd6a4' },
}

/**
 * Every colour role of a theme from three: what is between ground and ink is mixed of both, until it can be read or seen
 * where it stands.
 *
 * @returns roles in the order they are written, and what is too faint whatever is mixed: then a chosen colour is
 */
export function deriveColours({ ground, ink, accent }: ChosenColours): {
  colours: Map<string, string>
  faint: FaintPair[]
} {
  const surface = mix(ground, ink, 0.05)
  const isDark = wcagLuminance(ground) < wcagLuminance(ink)
  const signals = SIGNALS[isDark ? 'dark' : 'light']
  const readable = (colour: string) => strengthen(colour, ink, [ground, surface], 4.5)
  const strong = readable(mix(accent, ink, 0.35))
  const colours = new Map([
    ['ground', ground],
    ['surface', surface],
    ['ink', ink],
    ['ink-soft', readable(mix(ink, ground, 0.35))],
    ['line', mix(ground, ink, 0.12)],
    ['edge', strengthen(mix(ground, ink, 0.4), ink, [ground, surface], 3.1)],
    ['accent', accent],
    ['accent-strong', strong],
    ['accent-pale', paler(mix(ground, accent, 0.1), ground, [ink, strong])],
    ['on-accent', wcagContrast(ground, strong) > wcagContrast(ink, strong) ? ground : ink],
    ['price', ink],
    ['sale', readable(signals.red)],
    ['danger', readable(signals.red)],
    ['warning', readable(signals.amber)],
    ['success', readable(signals.green)],
    ['star', readable(signals.amber)],
    ['focus', accent],
  ])
  return { colours, faint: findFaint(colours) }
}

/** Nothing is readable on it that is not far from it: a fault of the choice, as a sentence; undefined for a good one. */
export function findChoiceFault({ ground, ink, accent }: ChosenColours): string | undefined {
  const tell = (name: string, colour: string, on: string) =>
    `${name} ${colour} has a contrast of ${wcagContrast(colour, on).toFixed(1)} to the ground ${on}; words need 4.5.`
  const surface = mix(ground, ink, 0.05)
  if (wcagContrast(ink, surface) < 7)
    return `${tell('The ink', ink, ground)} Body text should have 7, and what is softer comes after it.`
  if (wcagContrast(accent, surface) < 4.5) {
    const near = strengthen(accent, ink, [ground, surface], 4.5)
    return `${tell('The accent', accent, ground)} The nearest that can be read is ${near}.`
  }
  return undefined
}

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text) && parse(text) !== undefined
}

/** @param share of the other colour, from 0 to 1 */
function mix(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'oklab')(share))
}

/** A colour, mixed with another one as little as it takes to stand out from all grounds. */
function strengthen(colour: string, other: string, grounds: readonly string[], needed: number): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const mixed = mix(colour, other, share)
    if (grounds.every((ground) => wcagContrast(mixed, ground) >= needed)) return mixed
  }
  return other
}

/** A tinted ground, mixed back with the ground as little as it takes for words to be read on it. */
function paler(colour: string, ground: string, words: readonly string[]): string {
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = mix(colour, ground, share)
    if (words.every((word) => wcagContrast(mixed, word) >= 4.5)) return mixed
  }
  return ground
}
