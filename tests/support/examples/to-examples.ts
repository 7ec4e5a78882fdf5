import type { Example } from '#contract/openapi/load-examples.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { Notebook } from './open-notebook.ts'

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
/** Something nobody can guess: a signed token, or a long word that mixes letters with digits or both cases. */
const OPAQUE =
  /(?:[\w-]+~)*eyJ[\w-]+(?:\.[\w-]+)+|(?=[\w-]*(?:\d|[a-z][\w-]*[A-Z]|[A-Z][\w-]*[a-z]))[\w-]{26,}/g
/** Keys that are made up at random, but are no secret: numbered in the order they are met. */
const RANDOM_KEY = /^(?:(M)\d{10}|(Q)[0-9A-F]{12}|(C)[0-9A-F]{10}|[0-9a-f]{16})$/
/** Typed by people, made up at random. */
const TYPED_CODE = /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/
/** Where the provider of logins happened to listen. */
const PROVIDER = /http:\/\/127\.0\.0\.1:\d+/g
/** Of the visitor's own making, always the same. */
const OWN_IDS: ReadonlySet<string> = new Set(['event_id', 'visitor_id'])

/** Notes as they are shown: lists cut to their first entry, secrets and what is random taken out. */
export function toExamples({ notes, refusals }: Pick<Notebook, 'notes' | 'refusals'>) {
  const numbers = new Map<string, number>()
  const clean = (value: unknown, name = '', isCut = false): unknown => {
    if (typeof value === 'string') return cleanText(value, name, numbers)
    if (Array.isArray(value))
      return (isCut ? value.slice(0, 1) : value).map((entry) => clean(entry, name, isCut))
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).map(([field, one]) => [field, clean(one, field, isCut)] as const)
    return Object.fromEntries(fields)
  }
  const toExample = ({ params, query, body, answer, accepted }: Example): Example => ({
    ...(params && { params: clean(params) as Record<string, unknown> }),
    ...(query && { query: clean(toSent(query)) as Record<string, unknown> }),
    ...(body !== undefined && { body: clean(body) }),
    ...(answer !== undefined && { answer: clean(answer, '', true) }),
    ...(accepted !== undefined && { accepted: clean(accepted, '', true) }),
  })
  return {
    calls: new Map(
      [...notes].map(([name, note]) => [
        name,
        name.includes('/admin/journal') ? withFirstId(toExample(note)) : toExample(note),
      ]),
    ),
    refusals: Object.fromEntries(
      [...refusals]
        .toSorted(([one, a], [other, b]) => a.status - b.status || one.localeCompare(other))
        .map(([code, { status, answer }]) => [code, { status, answer: clean(answer) as ErrorBody }]),
    ),
  }
}

/** Everything the staff do before adds to the journal, so its numbers say nothing. */
const withFirstId = (example: Example) =>
  JSON.parse(JSON.stringify(example, (field, value: unknown) => (field === 'id' ? 1 : value))) as Example

/** A query as its words in the address. */
const toSent = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  )

function cleanText(text: string, name: string, numbers: Map<string, number>): string {
  if (OWN_IDS.has(name)) return text
  if (name === 'verify_code' || (name === 'code' && /^\d{6}$/.test(text))) return '123456'
  if (TYPED_CODE.test(text)) return 'K7QM-2XFA-9RTD'
  const key = RANDOM_KEY.exec(text)
  if (key) {
    const letter = key[1] ?? key[2] ?? key[3] ?? ''
    const number = numbers.get(text) ?? numbers.size + 1
    numbers.set(text, number)
    return letter + String(number).padStart(text.length - letter.length, '0')
  }
  return text
    .replaceAll(PROVIDER, 'https://provider.example')
    .replaceAll(OPAQUE, (word) => (word === text ? `<${name}>` : UUID.test(word) ? '<id>' : '<token>'))
}
