import { findShopNameFault, LONGEST_SHOP_NAME, RESERVED_SHOP_NAMES } from '#contract/shop-names.ts'
import { ShopInputSchema, type ShopInput } from '#contract/shapes/shops.ts'

/** Puts a question at the terminal. */
export type Ask = (question: string) => Promise<string>

interface Given {
  /** The first word of the command; empty when there is none. */
  channel: string
  name?: string | undefined
  theme?: string | undefined
  origin?: string | undefined
  email?: string | undefined
}

interface Field {
  /** How it is given on the command line. */
  flag: string
  question: (themes: readonly string[]) => string
  /** What is wrong with it, as one sentence; undefined for a good one. */
  findFault: (value: string, themes: readonly string[]) => string | undefined
}

const { shape } = ShopInputSchema

const FIELDS: Record<keyof ShopInput, Field> = {
  channel: {
    flag: '<name>',
    question: () => 'Short name of the shop, for addresses and files (e.g. kissa): ',
    findFault: findNameFault,
  },
  name: {
    flag: '--name',
    question: () => 'Name as shoppers read it (e.g. Kissa Kamome, in any script): ',
    findFault: (value) => (shape.name.safeParse(value).success ? undefined : 'It has 1 to 60 characters.'),
  },
  theme: {
    flag: '--theme',
    question: (themes) => `Theme it wears (${themes.join(', ')}): `,
    findFault: (value, themes) =>
      themes.includes(value) ? undefined : `There is no theme '${value}'. Themes: ${themes.join(', ')}.`,
  },
  origin: {
    flag: '--origin',
    question: () => 'Address shoppers find it at (e.g. https://kissa.example): ',
    findFault: (value) =>
      shape.origin.safeParse(value).success
        ? undefined
        : 'It is an address without a path, such as https://kissa.example.',
  },
  email: {
    flag: '--email',
    question: () => 'E-mail address of its owner: ',
    findFault: (value) =>
      shape.email.safeParse(value).success
        ? undefined
        : 'It is an e-mail address such as owner@kissa.example.',
  },
}

function findNameFault(name: string): string | undefined {
  const fault = findShopNameFault(name)
  if (fault === undefined) return undefined
  if (fault === 'length') return `It has at most ${LONGEST_SHOP_NAME} letters.`
  if (fault === 'reserved')
    return `'${name}' is taken by Noren itself, as are ${RESERVED_SHOP_NAMES.join(', ')}.`
  return `It has letters a to z, digits and single hyphens, and begins with a letter: kissa, kissa-kamome.`
}

/** The short name alone, for a shop that may be there already. @throws {Error} one sentence */
export async function readShopName(given: string, ask: Ask | undefined): Promise<string> {
  return readField('channel', given, [], ask)
}

/**
 * All that a shop is made of: what the command line says, and what is missing asked for at the terminal, again until it
 * is good.
 * @param ask left out where nobody can answer
 * @throws {Error} one sentence that names what is missing or wrong
 */
export async function readShopInput(
  given: Given,
  themes: readonly string[],
  ask: Ask | undefined,
): Promise<ShopInput> {
  const names = Object.keys(FIELDS) as (keyof ShopInput)[]
  const missing = names.filter((name) => !given[name])
  if (missing.length > 0 && !ask)
    throw new Error(
      `Missing: ${missing.map((name) => FIELDS[name].flag).join(', ')}. Nobody can be asked here, as this is no terminal. For example:\n  noren shop add kissa --name "Kissa Kamome" --theme simple --origin https://kissa.example --email owner@kissa.example`,
    )
  const input: Partial<ShopInput> = {}
  for (const name of names) input[name] = await readField(name, given[name] ?? '', themes, ask)
  return ShopInputSchema.parse(input)
}

async function readField(
  name: keyof ShopInput,
  given: string,
  themes: readonly string[],
  ask: Ask | undefined,
): Promise<string> {
  const { flag, question, findFault } = FIELDS[name]
  if (given) {
    const fault = findFault(given, themes)
    if (fault) throw new Error(`${flag} ${given}: ${fault}`)
    return given
  }
  if (!ask) throw new Error(`Missing: ${flag}.`)
  for (let hint = ''; ;) {
    const answer = (await ask(`${hint}${question(themes)}`)).trim()
    const fault = findFault(answer, themes)
    if (!fault) return answer
    hint = `${fault}\n`
  }
}
