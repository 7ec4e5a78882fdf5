import { scrub } from './scrub.ts'

/** Should a field ever have one of these names, whatever it holds stays out. */
const HIDDEN_NAMES = new Set(['name', 'to', 'url'])
/** The same for one of these words in its name: `set-cookie`, `card_number`, `accessToken`. */
const HIDDEN_WORDS = new Set([
  'address',
  'authorization',
  'birthday',
  'card',
  'cookie',
  'email',
  'kana',
  'keycode',
  'mail',
  'passphrase',
  'password',
  'phone',
  'postal',
  'secret',
  'tel',
  'token',
  'zip',
])

/** What one entry may hold; what is beyond it is left out, and said to be. */
const DEEPEST = 8
const MOST_FIELDS = 100
const MOST_VALUES = 1_000
const MOST_LETTERS = 65_536

const CUT = '[cut]'
/** A getter or an iterator that throws is no reason to lose the entry. */
const UNREADABLE = '[unreadable]'

type Entry = Record<string, unknown>

/**
 * An entry of the log in which every text, however deep, is one that may be written down: those of errors, their causes and
 * errors within errors, of lists, maps, sets and headers, and the names of fields. What is too deep or too much is cut, never
 * passed on unseen. What comes out is plain JSON.
 */
export function scrubEntry(entry: Entry): Entry {
  return createScrubber()(readFields(entry), 0)
}

function createScrubber() {
  let values_left = MOST_VALUES
  let letters_left = MOST_LETTERS
  const above = new Set<object>()

  function scrubText(value: string): string {
    if (letters_left <= 0) return CUT
    const clean = scrub(value)
    letters_left -= clean.length
    return clean
  }

  function scrubValue(value: unknown, depth: number): unknown {
    if ((values_left -= 1) < 0) return CUT
    if (typeof value === 'string') return scrubText(value)
    if (typeof value === 'bigint') return scrubText(String(value))
    if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`
    if (typeof value !== 'object' || value === null) return value
    if (above.has(value)) return '[circular]'
    if (depth >= DEEPEST) return CUT
    above.add(value)
    try {
      return scrubObject(value, depth + 1)
    } catch {
      return UNREADABLE
    } finally {
      above.delete(value)
    }
  }

  function scrubObject(value: object, depth: number): unknown {
    if (value instanceof Error) return scrubError(value, depth)
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
    if (value instanceof URL) return scrubText(value.href)
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
    if (value instanceof Blob) return `[${value.size} bytes]`
    if (Array.isArray(value) || value instanceof Set) return scrubList(value, depth)
    if (value instanceof Map || value instanceof Headers || value instanceof URLSearchParams)
      return scrubFields(value, depth)
    if (value instanceof FormData) return scrubFields(value, depth)
    return scrubFields(readFields(value), depth)
  }

  /** Nothing but these of an error: drizzle's also carry the values of the statement. */
  function scrubError(error: Error, depth: number): Entry {
    const { stack, message, cause } = error
    const facts: Entry = { error: stack ?? message }
    if ('code' in error) facts['code'] = error.code
    if (cause !== undefined) facts['cause'] = cause
    if (error instanceof AggregateError) facts['errors'] = error.errors
    return scrubFields(Object.entries(facts), depth)
  }

  function scrubList(values: Iterable<unknown>, depth: number): unknown[] {
    const list: unknown[] = []
    for (const value of values) {
      if (list.length >= MOST_FIELDS) return [...list, CUT]
      list.push(scrubValue(value, depth))
    }
    return list
  }

  function scrubFields(fields: Iterable<readonly [unknown, unknown]>, depth: number): Entry {
    const list: [string, unknown][] = []
    for (const [key, value] of fields) {
      if (list.length >= MOST_FIELDS) {
        list.push([CUT, true])
        break
      }
      const name = typeof key === 'object' && key !== null ? `[${typeof key}]` : String(key)
      const isHidden = isPersonal(name) && value !== null && value !== undefined
      list.push([scrubText(name), isHidden ? '[hidden]' : scrubValue(value, depth)])
    }
    return Object.fromEntries(list)
  }

  return scrubFields
}

function* readFields(of: object): Generator<[string, unknown]> {
  for (const name of Object.keys(of)) {
    let value: unknown = UNREADABLE
    try {
      value = (of as Entry)[name]
    } catch {
      // It stays unreadable.
    }
    yield [name, value]
  }
}

/** Ours are shorter. */
const LONGEST_NAME = 64

function isPersonal(name: string): boolean {
  if (name.length > LONGEST_NAME || HIDDEN_NAMES.has(name.toLowerCase())) return true
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]/)
  return words.some((word) => HIDDEN_WORDS.has(word)) || HIDDEN_WORDS.has(words.join(''))
}
