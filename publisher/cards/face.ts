import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import type { Font, Glyph } from 'opentype.js'

const require = createRequire(import.meta.url)
// Bundlers and test runners find its ES module, Node its CommonJS. Asked for as CommonJS, it is the same everywhere.
const opentype = require('opentype.js') as typeof import('opentype.js')
const fontPackage = '@fontsource/biz-udpgothic'
/** Each weight is cut into 120 files, and a Japanese text needs a handful of them. */
const MAX_OPEN_FILES = 64
/** Shown for characters the face lacks, as Japanese printers do. */
const GETA = '〓'

export type Weight = 400 | 700

const files = new LRUCache<string, Font>({ max: MAX_OPEN_FILES })
let subsets: Map<number, string> | undefined

export interface SetGlyph {
  glyph: Glyph
  /** In ems. */
  advance: number
}

/**
 * A text in characters the face has: `Ⅱ` becomes `II`; emoji and control characters go; other scripts are shown as
 * 〓, so that nobody takes a name for another one.
 */
export function toSettable(text: string): string {
  return Array.from(text.normalize('NFC'), toSettableCharacter).join('').replaceAll(/\s+/g, ' ').trim()
}

function toSettableCharacter(character: string): string {
  if (/\s/.test(character)) return ' '
  if (getGlyph(character, 400)) return character
  const folded = [...character.normalize('NFKC')]
  if (folded.every((one) => getGlyph(one, 400))) return folded.join('')
  const isMark = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && !/\p{Extended_Pictographic}/u.test(character)
  return isMark ? GETA : ''
}

/**
 * The glyph of a character, from BIZ UDPGothic (SIL OFL) in node_modules: a machine that has no Japanese face
 * installed draws the same picture as one that has. Undefined for what the face lacks.
 */
export function getGlyph(character: string, weight: Weight): SetGlyph | undefined {
  const subset = getSubsets().get(character.codePointAt(0) ?? 0)
  if (!subset) return undefined
  const font = openFont(subset, weight)
  const glyph = font.charToGlyph(character)
  if (glyph.index === 0) return undefined
  return { glyph, advance: (glyph.advanceWidth ?? font.unitsPerEm) / font.unitsPerEm }
}

function openFont(subset: string, weight: Weight): Font {
  const name = `biz-udpgothic-${subset}-${weight}-normal.woff`
  const known = files.get(name)
  if (known) return known
  const bytes = readFileSync(require.resolve(`${fontPackage}/files/${name}`))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  files.set(name, font)
  return font
}

/** Which file has a character: `{"[119]": "U+20,U+3041-307f,…", "latin": …}`. */
function getSubsets(): Map<number, string> {
  if (subsets) return subsets
  const ranges = JSON.parse(readFileSync(require.resolve(`${fontPackage}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
  subsets = new Map()
  for (const [name, list] of Object.entries(ranges)) {
    for (const range of list.split(',')) {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      for (let code = from; code <= to; code += 1) subsets.set(code, name.replaceAll(/[[\]]/g, ''))
    }
  }
  return subsets
}
