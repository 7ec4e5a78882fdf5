import { findShopNameFault } from '#contract/shop-names.ts'
import type { Ask } from '../shops/read-shop-input.ts'
import { deriveColours, findChoiceFault, isColour } from './derive-colours.ts'

export interface ThemeInput {
  name: string
  /** Every role. */
  colours: ReadonlyMap<string, string>
  type: 'gothic' | 'mincho' | 'rounded'
  density: 'airy' | 'calm' | 'dense'
}

export type GivenTheme = Partial<Record<'name' | 'ground' | 'ink' | 'accent' | 'type' | 'density', string>>
type Field = keyof GivenTheme

interface Question {
  flag: string
  text: string
  /** Taken when the answer is empty. */
  usual?: string
  /** What is wrong with an answer, as one sentence. `so_far` has the answers before it. */
  findFault: (answer: string, so_far: GivenTheme) => string | undefined
}

const oneOf = (choices: readonly string[]) => (answer: string) =>
  choices.includes(answer) ? undefined : `It is one of ${choices.join(', ')}.`

const colourFault = (answer: string) =>
  isColour(answer) ? undefined : 'A colour is written as # and six digits or letters a to f: #f8f4ea.'

const QUESTIONS: Record<Field, Question> = {
  name: {
    flag: '<name>',
    text: 'Name of the theme, for its folder (e.g. lace)',
    findFault: (answer) =>
      findShopNameFault(answer) === undefined && answer !== 'sites'
        ? undefined
        : 'It has letters a to z, digits and single hyphens, and begins with a letter.',
  },
  ground: {
    flag: '--ground',
    text: 'Colour of the ground',
    usual: '#ffffff',
    findFault: colourFault,
  },
  ink: {
    flag: '--ink',
    text: 'Colour of words',
    usual: '#1d1f1e',
    findFault: (answer, { ground = '' }) =>
      colourFault(answer) ?? findChoiceFault({ ground, ink: answer, accent: answer }),
  },
  accent: {
    flag: '--accent',
    text: 'Colour of links and buttons',
    findFault: (answer, { ground = '', ink = '' }) =>
      colourFault(answer) ?? findChoiceFault({ ground, ink, accent: answer }),
  },
  type: {
    flag: '--type',
    text: 'Headings: gothic, mincho or rounded',
    usual: 'gothic',
    findFault: oneOf(['gothic', 'mincho', 'rounded']),
  },
  density: {
    flag: '--density',
    text: 'Room between things: airy, calm or dense',
    usual: 'calm',
    findFault: oneOf(['airy', 'calm', 'dense']),
  },
}

/**
 * What a theme is made of: what the command line says, and the rest asked for at the terminal, again until it is good.
 *
 * @param ask left out where nobody can answer: then what has a usual answer gets it
 * @throws {Error} one sentence that names what is missing or wrong
 */
export async function readThemeInput(given: GivenTheme, ask: Ask | undefined): Promise<ThemeInput> {
  const read: GivenTheme = {}
  for (const field of Object.keys(QUESTIONS) as Field[])
    read[field] = await readField(field, given, read, ask)
  const { name, ground, ink, accent, type, density } = read as Required<GivenTheme>
  const { colours, faint } = deriveColours({ ground, ink, accent })
  if (faint.length > 0) {
    const told = faint.map(({ role, on, contrast }) => `${role} on ${on} ${contrast.toFixed(1)}`).join(', ')
    throw new Error(
      `With these colours some things are too faint: ${told}. Take an ink further from the ground.`,
    )
  }
  return { name, colours, type: type as ThemeInput['type'], density: density as ThemeInput['density'] }
}

async function readField(
  field: Field,
  given: GivenTheme,
  so_far: GivenTheme,
  ask: Ask | undefined,
): Promise<string> {
  const { flag, text, usual, findFault } = QUESTIONS[field]
  const value = given[field]
  if (value) {
    const fault = findFault(value, so_far)
    if (fault) throw new Error(`${flag} ${value}: ${fault}`)
    return value
  }
  if (!ask) {
    if (usual === undefined)
      throw new Error(`Missing: ${flag}. For example:\n  noren theme new lace --accent '#7a2e3a'`)
    const fault = findFault(usual, so_far)
    if (fault) throw new Error(`Missing: ${flag}. ${fault}`)
    return usual
  }
  for (let hint = ''; ;) {
    const answer = (await ask(`${hint}${text}${usual ? ` (${usual})` : ''}: `)).trim() || usual || ''
    const fault = findFault(answer, so_far)
    if (!fault) return answer
    hint = `${fault}\n`
  }
}
