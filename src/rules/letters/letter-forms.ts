import { splitLetters } from './split-letters.ts'
import { toWindowsSpelling } from '#src/rules/input/windows-spelling.ts'
import { LETTER_VARIANTS } from './letter-variants.ts'

/** Printers put it where a letter is missing. */
export const MISSING = '〓'

/** A text as it can be written. */
export interface FittedText {
  text: string
  /** How many of its letters had no form that can be written. */
  missing: number
}

/** They choose a form, join, order or hide what is beside them, and are no letter themselves; among them blank fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|[^\P{Cc}\t\r\n]|[\ufff9-\ufffb]/gu
const BLANK = /^[\s\u2800]+$/u
/** Short dashes: what a code point says of their length or use does not matter in an address or a number. */
const DASH = /^[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]$/
/** Signs and Latin letters that Unicode does not take apart. */
const SIGNS: Readonly<Record<string, string>> = {
  '©': '(C)',
  '®': '(R)',
  '€': 'EUR',
  Æ: 'AE',
  æ: 'ae',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  Þ: 'Th',
  þ: 'th',
}

/** A text without what is invisible, each letter in one piece as far as Unicode has it so (NFC). */
export const dropInvisible = (text: string): string => text.replaceAll(INVISIBLE, '').normalize('NFC')

/**
 * Ways to write a letter, the best one first: as it is, as Windows spells it, by its plain letter, without its marks, in
 * several letters. None for what is invisible.
 */
export function listForms(letter: string): string[] {
  const bare = dropInvisible(letter)
  if (bare === '') return []
  if (BLANK.test(bare)) return [bare, ' ']
  const inLetters = (change: (one: string) => string) => Array.from(bare, change).join('')
  const plain = inLetters((one) => LETTER_VARIANTS.get(one) ?? SIGNS[one] ?? (DASH.test(one) ? '-' : one))
  const unmarked = plain.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  const forms = [bare, toWindowsSpelling(bare), plain, unmarked, unmarked.normalize('NFKC')]
  return [...new Set(forms.filter((form) => form !== ''))]
}

/**
 * A text in letters that a file or a face has: each in the best form it can have, and 〓 for one that has none.
 * @param isKnown whether a code point can be written
 */
export function fitText(text: string, isKnown: (one: string) => boolean): FittedText {
  const isWritable = (form: string) => Array.from(form).every(isKnown)
  if (isWritable(text)) return { text, missing: 0 }
  const fitted: FittedText = { text: '', missing: 0 }
  for (const letter of splitLetters(text)) {
    const forms = listForms(letter)
    const form = forms.find(isWritable)
    if (form === undefined && forms.length > 0) fitted.missing += 1
    fitted.text += form ?? (forms.length > 0 ? MISSING : '')
  }
  return fitted
}
