import { dropLegalForms } from './legal-forms.ts'

/** Small kana and those that sound as a neighbour, and what banks and payers write for them. */
const WRITTEN_FOR: Record<string, string> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
  ヵ: 'カ',
  ヶ: 'ケ',
  ヲ: 'オ',
  ヂ: 'ジ',
  ヅ: 'ズ',
}
/** What `markPayer` takes off: the forms that were known when the first statements were kept. */
const MARKED_SHORT = '(?:カブ|カ|ユ|ド|シ|メ|イ|シヤ|ザイ|ガク|フク|シユウ|トクヒ|ドクギヨウ)'
const MARKED_LONG =
  '株式会社|有限会社|合同会社|合資会社|合名会社|医療法人|学校法人|社会福祉法人|宗教法人|特定非営利活動法人|(?:一般|公益)(?:社団|財団)法人|カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|ゴウシガイシヤ|ゴウメイガイシヤ'
const MARKED_FORMS = new RegExp(
  `${MARKED_LONG}|\\([株有同資名]\\)|\\(${MARKED_SHORT}\\)|^${MARKED_SHORT}\\)|\\(${MARKED_SHORT}$`,
  'g',
)
/** What a bank writes before a name in its column of remarks. */
const REMARKS =
  /^(?:振込(?:入金)?|フリコミ(?:ニユウキン)?|入金|ソウゴウフリコミ|総合振込|電信振込)[\s:*・0-9]*/
/** Names shorter than this are alike by chance. */
const SHORTEST = 4

/**
 * A name as payers, shoppers and banks can be compared by: katakana large and whole, without spaces, long marks, digits, marks
 * and legal form. `ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ`, `カ）ヤマダ ショウテン` and `株式会社やまだしょうてん` are one.
 */
export const normalizePayer = (text: string): string =>
  dropSigns(dropLegalForms(foldName(text))).replaceAll('"', '')

/**
 * What a payer's row is known again by, in a file that comes later. It answers for a name what it always did: else a statement that
 * was taken in before would be taken in twice.
 */
export const markPayer = (text: string): string => dropSigns(foldName(text).replace(MARKED_FORMS, ''))

/** Katakana, all large, without spaces and what the bank wrote before the name. */
function foldName(text: string): string {
  return (
    text
      .replaceAll('゛', '\u3099')
      .replaceAll('゜', '\u309a')
      .normalize('NFKC')
      // A bank may set the mark apart from its letter.
      .replace(/\s+([\u3099\u309a])?/g, (spaces, mark?: string) => mark ?? spaces)
      .normalize('NFC')
      .toUpperCase()
      .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
      .replace(/[ァィゥェォッャュョヮヵヶヲヂヅ]/g, (kana) => WRITTEN_FOR[kana] ?? kana)
      .trim()
      .replace(REMARKS, '')
      .replace(/\s+/g, '')
  )
}

const dropSigns = (name: string) => name.replace(/[0-9ー\-‐‑–—―−.,・*/()]/g, '')

export type NameLikeness = 'same' | 'alike' | 'other'

/** How near a payer's name is to one of some names; all of them normalised. An empty name is nobody's. */
export function compareNames(payer: string, names: readonly string[]): NameLikeness {
  if (payer === '') return 'other'
  if (names.includes(payer)) return 'same'
  return names.some((name) => isAlike(payer, name)) ? 'alike' : 'other'
}

/** One is the beginning or the end of the other, or a single letter differs, or only the marks of voiced kana do. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < SHORTEST) return false
  if (long.startsWith(short) || long.endsWith(short)) return true
  return dropMarks(one) === dropMarks(other) || differsByOne(short, long)
}

const dropMarks = (name: string) => name.normalize('NFD').replace(/[\u3099\u309a]/g, '')

/** A letter was changed, left out or put in. */
function differsByOne(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? at + 1 : at
  return short.slice(rest) === long.slice(at + 1)
}
