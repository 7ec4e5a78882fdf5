import { describe, expect, test } from 'vitest'
import { findStyleSheets, type Variant } from '#themes/resolve-slot.ts'
import { measureContrast, readTokens } from './contrast.ts'

const variants: Variant[] = [
  { theme: 'simple', site: null },
  { theme: 'garage', site: null },
  { theme: 'hojin', site: null },
  { theme: 'simple', site: 'okurimono' },
]

/** Text on its background: 4.5:1 (WCAG 1.4.3). */
const words = [
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
]

/** Borders that carry meaning and focus rings: 3:1 (WCAG 1.4.11). */
const marks = [
  ['edge', 'ground'],
  ['edge', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
]

describe.each(variants)('colours of theme $theme, site $site', (variant) => {
  const tokens = readTokens(findStyleSheets('tokens.css', variant))
  const measure = ([one, other]: string[]) =>
    measureContrast(tokens.get(`--color-${one}`) ?? '', tokens.get(`--color-${other}`) ?? '')
  /** `on-bench` and `on-bench-soft` are written on `bench`. */
  const named = [...tokens.keys()].flatMap((name) => {
    const [, role = '', ground = ''] = /^--color-(on-(\w+?)(?:-soft)?)$/.exec(name) ?? []
    return ground ? [[role, ground]] : []
  })

  test('words can be read', () => {
    expect([...words, ...named].filter((pair) => measure(pair) < 4.5)).toEqual([])
  })

  test('edges and focus rings can be seen', () => {
    expect(marks.filter((pair) => measure(pair) < 3)).toEqual([])
  })
})
