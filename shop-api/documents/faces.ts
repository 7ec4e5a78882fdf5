import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { splitLetters } from '#src/rules/letters/split-letters.ts'
import { dropInvisible, listForms, MISSING } from '#src/rules/letters/letter-forms.ts'

const require = createRequire(import.meta.url)
const gothic = '@expo-google-fonts/biz-udpgothic'
const mincho = '@expo-google-fonts/shippori-mincho'

/**
 * Faces for what is written, the best one first: names have letters that no face has all of. BIZ UDPGothic has 10,135 of the
 * 13,143 kanji of JIS X 0213 and Windows (CP932), Shippori Mincho all of them.
 */
const FACES = {
  plain: [
    `${gothic}/400Regular/BIZUDPGothic_400Regular.ttf`,
    `${mincho}/400Regular/ShipporiMincho_400Regular.ttf`,
  ],
  bold: [`${gothic}/700Bold/BIZUDPGothic_700Bold.ttf`, `${mincho}/700Bold/ShipporiMincho_700Bold.ttf`],
  /** What is written on gifts. */
  gift: [
    `${mincho}/600SemiBold/ShipporiMincho_600SemiBold.ttf`,
    `${gothic}/400Regular/BIZUDPGothic_400Regular.ttf`,
  ],
} as const satisfies Record<string, readonly [string, string]>

export type FontStack = keyof typeof FACES

/** Neighbours of one face: Latin letters keep their distances. */
export interface Run {
  letters: string
  /** Path of its file. */
  face: string
}

interface Ink extends Run {
  is_missing: boolean
}

const toPath = (face: string): string => require.resolve(face)

/** The face a stack writes most letters with. */
export const getFace = (stack: FontStack): string => toPath(FACES[stack][0])

const fonts = new Map<string, ReturnType<typeof openSync>>()

function openFace(face: string): ReturnType<typeof openSync> {
  let font = fonts.get(face)
  if (!font) {
    font = openSync(face)
    fonts.set(face, font)
  }
  return font
}

function hasLetter(face: string, letter: string): boolean {
  const font = openFace(face)
  return 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0)!)
}

/** A letter in the best form that a face has, with that face; 〓 where none has any. */
function toInk(letter: string, stack: FontStack): Ink {
  const [first, ...others] = FACES[stack].map(toPath) as [string, ...string[]]
  const forms = listForms(letter)
  if (forms.length === 0) return { letters: '', face: first, is_missing: false }
  const bare = dropInvisible(letter)
  for (const form of forms)
    for (const face of [first, ...others]) {
      if (!Array.from(form).every((one) => hasLetter(face, one))) continue
      // Only the face of gifts has the forms of a letter that selectors choose.
      const isChosen = stack === 'gift' && face === first && form === bare
      return { letters: isChosen ? letter : form, face, is_missing: false }
    }
  return { letters: MISSING, face: first, is_missing: true }
}

/** A line in the faces it is written with. */
export function toRuns(text: string, stack: FontStack): Run[] {
  const runs: Run[] = []
  for (const { letters, face } of splitLetters(text).map((letter) => toInk(letter, stack))) {
    const last = runs.at(-1)
    if (last?.face === face) last.letters += letters
    else if (letters !== '') runs.push({ letters, face })
  }
  return runs
}

/** Whether the first face has every letter of a text as it stands. */
export function isPlain(text: string, stack: FontStack): boolean {
  const face = getFace(stack)
  return Array.from(text).every((letter) => letter === '\n' || hasLetter(face, letter))
}

/** From the top of a line of a face down to its base line, in points. */
export function toAscent(face: string, size: number): number {
  const font = openFace(face)
  return 'ascent' in font ? (font.ascent / font.unitsPerEm) * size : size
}

/** How many letters of texts no face has. */
export function countMissing(texts: readonly string[], stack: FontStack): number {
  return texts.flatMap(splitLetters).filter((letter) => toInk(letter, stack).is_missing).length
}
