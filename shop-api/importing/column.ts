import { isCalendarDay } from '#src/rules/date/is-calendar-day.ts'
import { NO_WORDS, YES_WORDS } from '#src/text/editor/import.ts'
import { escapeWord, splitWords, unescapeWord } from './list-words.ts'

/** How a value stands in a cell of CSV. JSON lines hold the value itself. */
export interface Codec {
  /** @returns what the cell says; undefined leaves the field as it is; what is none comes back as it stands */
  read: (cell: string) => unknown
  write: (value: unknown) => string
}

/** A column of our own files. */
export interface Column extends Codec {
  field: string
  /** Its heading; files may also say `field`. */
  label: string
  /** Without it a file cannot be read. */
  is_needed?: boolean
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value as number)

export const words: Codec = { read: (cell) => cell, write: toText }

/** A text that may be missing. */
export const wordsOrNull: Codec = { read: (cell) => (cell === '' ? null : cell), write: toText }

/** `1,200`, `¥1,200` and `１２００` are 1200. */
export const number: Codec = {
  read: (cell) => {
    const text = cell
      .normalize('NFKC')
      .trim()
      .replace(/^[¥\\]/, '')
      .replace(/円$/, '')
      .replaceAll(',', '')
    if (text === '') return undefined
    return /^-?\d+(?:\.0*)?$/.test(text) ? Number(text) : cell
  },
  write: toText,
}

export const numberOrNull: Codec = {
  read: (cell) => (cell.trim() === '' ? null : number.read(cell)),
  write: toText,
}

/** `10`, `10%` or `0.1`. */
export const rate: Codec = {
  read: (cell) => {
    const text = cell.normalize('NFKC').trim().replace(/%$/, '')
    if (text === '') return undefined
    const value = Number(text)
    return Number.isNaN(value) ? cell : value > 0 && value < 1 ? Math.round(value * 100) : value
  },
  write: toText,
}

export const yesOrNo: Codec = {
  read: (cell) => {
    const word = cell.normalize('NFKC').trim().toLowerCase()
    if (word === '') return undefined
    return YES_WORDS.includes(word) ? true : NO_WORDS.includes(word) ? false : cell
  },
  write: (value) => (value === true ? '1' : '0'),
}

/** 0 or 1, as a switch is kept in some places. */
export const zeroOrOne: Codec = {
  read: (cell) => {
    const read = yesOrNo.read(cell)
    return typeof read === 'boolean' ? Number(read) : read
  },
  write: toText,
}

const JAPAN_TIME = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?)?$/
const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000

/** A moment in Japan, `2026-11-24 09:00:00`; the time of day may be left out. */
export const moment: Codec = {
  read: (cell) => {
    const text = cell.normalize('NFKC').trim()
    if (text === '') return undefined
    const found = JAPAN_TIME.exec(text)
    if (!found) return text
    const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', part = ''] = found
    const two = (digits: string) => digits.padStart(2, '0')
    const date = `${year}-${two(month)}-${two(day)}`
    const time = Date.parse(`${date}T${two(hour)}:${minute}:${second}${part}+09:00`)
    return Number.isNaN(time) || !isCalendarDay(date) ? text : new Date(time).toISOString()
  },
  write: (value) => {
    if (typeof value !== 'string') return ''
    const written = new Date(Date.parse(value) + JAPAN_OFFSET_MS).toISOString()
    return written
      .slice(0, 23)
      .replace('T', ' ')
      .replace(/\.000$/, '')
  },
}

export const momentOrNull: Codec = {
  read: (cell) => (cell.trim() === '' ? null : moment.read(cell)),
  write: moment.write,
}

/** A day, `1980-04-05`. */
export const dayOrNull: Codec = {
  read: (cell) => {
    const found = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T].*)?$/.exec(cell.normalize('NFKC').trim())
    if (!found) return cell.trim() === '' ? null : cell
    const [, year, month = '', day = ''] = found
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  },
  write: toText,
}

/** A month, `2027-02`; `2027/2` and `2027年2月` too. */
export const monthOrNull: Codec = {
  read: (cell) => {
    const found = /^(\d{4})[-/年](\d{1,2})月?$/.exec(cell.normalize('NFKC').trim())
    if (!found) return cell.trim() === '' ? null : cell
    const [, year, month = ''] = found
    return `${year}-${month.padStart(2, '0')}`
  },
  write: toText,
}

/** One of some words, in Japanese or in English. */
export const choice = (words: Readonly<Record<string, string>>): Codec => ({
  read: (cell) => {
    const word = cell.normalize('NFKC').trim()
    if (word === '') return undefined
    const [found] = Object.entries(words).find((both) => both.includes(word)) ?? []
    return found ?? word
  },
  write: (value) => words[toText(value)] ?? toText(value),
})

/** As `choice`; empty for none. */
export const choiceOrNull = (words: Readonly<Record<string, string>>): Codec => {
  const { read, write } = choice(words)
  return { read: (cell) => read(cell) ?? null, write }
}

/** Words between `|`. */
export const list: Codec = {
  read: (cell) => (cell.trim() === '' ? [] : splitWords(cell, '|').map(unescapeWord)),
  write: (value) => (value as readonly string[]).map(escapeWord).join(' | '),
}

/** References between `|`, signs of their own left to `references.ts`. */
export const references: Codec = {
  read: (cell) => (cell.trim() === '' ? [] : splitWords(cell, '|')),
  write: (value) => (value as readonly string[]).join(' | '),
}

/** `材質=木綿 | 重さ=120g` */
export const specs: Codec = {
  read: (cell) =>
    cell.trim() === ''
      ? []
      : splitWords(cell, '|').map((pair) => {
          const [label = '', ...rest] = splitWords(pair, '=').map(unescapeWord)
          return { label, value: rest.join('=') }
        }),
  write: (value) =>
    (value as readonly { label: string; value: string }[])
      .map(({ label, value: text }) => `${escapeWord(label)}=${escapeWord(text)}`)
      .join(' | '),
}

/** Rows of cells, `大きさ > 胸囲 | M > 96`; null for none. */
export const table: Codec = {
  read: (cell) =>
    cell.trim() === '' ? null : splitWords(cell, '|').map((row) => splitWords(row, '>').map(unescapeWord)),
  write: (value) =>
    ((value ?? []) as readonly (readonly string[])[])
      .map((row) => row.map(escapeWord).join(' > '))
      .join(' | '),
}

/** `front.jpg=正面 | side.jpg`: the name or stored path of a picture, and what it shows. */
export const pictures: Codec = {
  read: (cell) =>
    cell.trim() === ''
      ? []
      : splitWords(cell, '|').map((picture) => {
          const [path = '', ...alt] = splitWords(picture, '=').map(unescapeWord)
          return alt.length > 0 ? { path, alt: alt.join('=') } : { path }
        }),
  write: (value) =>
    (value as readonly { path: string; alt: string }[])
      .map(({ path, alt }) => (alt === '' ? escapeWord(path) : `${escapeWord(path)}=${escapeWord(alt)}`))
      .join(' | '),
}

export const pictureOrNull: Codec = {
  read: (cell) => (pictures.read(cell) as unknown[])[0] ?? null,
  write: (value) => (value === null || value === undefined ? '' : pictures.write([value])),
}
