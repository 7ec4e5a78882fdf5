import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { ApiError } from './api-error.ts'

/** Nothing of the contract is half as deep. */
const DEEPEST = 64
/** Values and names: the longest forms, orders for hundreds of people, have some thousands. */
const MOST_VALUES = 20_000

/**
 * A body of JSON. What a mebibyte can hold of names or brackets takes `JSON.parse` a tenth of a second and more, in which nobody else is
 * answered, so these are counted first, in one pass. An empty body is an empty object.
 * @throws ApiError 413 when it is too deep or has too many values; SyntaxError when it is no JSON
 */
export function parseJson(text: string): unknown {
  if (text === '') return {}
  if (isTooMuch(text)) throw new ApiError(413, { code: 'too_large', message: API_ANSWERS.too_large })
  // A text that came as UTF-8 has half a pair only where one is escaped.
  return MAYBE_HALF.test(text) ? JSON.parse(text, requireWellFormed) : JSON.parse(text)
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58]
/** `[` and `{`, `]` and `}`. */
const OPENING = [91, 123]
const CLOSING = [93, 125]

function isTooMuch(text: string): boolean {
  let [depth, values] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) at = findEnd(text, at)
    else if (letter === COMMA || letter === COLON) values += 1
    else if (OPENING.includes(letter)) {
      depth += 1
      values += 1
    } else if (CLOSING.includes(letter)) depth -= 1
    if (depth > DEEPEST || values > MOST_VALUES) return true
  }
  return false
}

/** Where the text that begins there ends; the end of all where it does not. */
function findEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) return at
    if (letter === BACKSLASH) at += 1
  }
  return text.length
}

const MAYBE_HALF = /\\u[dD][89a-fA-F]/

/** Half a surrogate pair can be written in JSON (`"\\ud800"`), but is no character and fits no database. */
function requireWellFormed(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('Not well-formed text')
  return value
}
