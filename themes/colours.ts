import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'

/** Roles by name, with their raw values: `ground` → `#fbfaf8`. */
export type Colours = ReadonlyMap<string, string>

/** Text on its background: 4.5:1 (WCAG 1.4.3). */
const WORDS = [
  ...[
    'ink',
    'ink-soft',
    'accent',
    'accent-strong',
    'price',
    'sale',
    'danger',
    'warning',
    'success',
    'star',
  ].flatMap((role) => [
    [role, 'ground'],
    [role, 'surface'],
  ]),
  ['accent-strong', 'accent-pale'],
  ['ink', 'accent-pale'],
  ['on-accent', 'accent-strong'],
  // A toast.
  ['ground', 'ink'],
  ['ground', 'danger'],
] as [string, string][]

/** Borders that carry meaning and focus rings: 3:1 (WCAG 1.4.11). */
const MARKS: [string, string][] = [
  ['edge', 'ground'],
  ['edge', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
]

/** Two roles that stand on one another and cannot be told apart well enough. */
export interface FaintPair {
  role: string
  on: string
  /** From 1 to 21. */
  contrast: number
  needed: number
}

/** Every role of style sheets of tokens, later ones winning, with `var()` followed to the raw value. @throws {Error} for one that leads back to itself */
export function readColours(paths: readonly string[]): Colours {
  const declared = new Map<string, string>()
  for (const path of paths) {
    for (const [, name = '', value = ''] of readFileSync(path, 'utf8').matchAll(
      /(?<![\w-])(--[\w-]+):([^;]+)(?:;|$)/g,
    )) {
      declared.set(name, value.trim())
    }
  }
  const follow = (value: string, passed: readonly string[] = []): string => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    if (name === undefined) return value
    if (passed.includes(name)) throw new Error(`The value of ${name} leads back to itself.`)
    return follow(declared.get(name) ?? `unknown ${name}`, [...passed, name])
  }
  const roles = [...declared].filter(([name]) => name.startsWith('--color-'))
  return new Map(roles.map(([name, value]) => [name.slice('--color-'.length), follow(value)]))
}

/** What is too faint to read or to see; `on-bench` and `on-bench-soft` are written on `bench`. */
export function findFaint(colours: Colours): FaintPair[] {
  const named = [...colours.keys()].flatMap((name): [string, string][] => {
    const [, role = '', ground = ''] = /^(on-(\w+?)(?:-soft)?)$/.exec(name) ?? []
    return ground ? [[role, ground]] : []
  })
  const toFaint = (pairs: [string, string][], needed: number) =>
    pairs
      .map(([role, on]) => ({ role, on, needed, contrast: measureContrast(colours, role, on) }))
      .filter(({ contrast }) => contrast < needed)
  return [...toFaint([...WORDS, ...named], 4.5), ...toFaint(MARKS, 3)]
}

/** WCAG 2 contrast of two roles, from 1 to 21. @throws {Error} for a role that is no plain `#rrggbb` */
function measureContrast(colours: Colours, ...roles: [string, string]): number {
  const [one, other] = roles.map((role) => {
    const value = colours.get(role) ?? ''
    if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`The colour ${role} is '${value}', not #rrggbb.`)
    return value
  })
  return wcagContrast(one!, other!)
}
