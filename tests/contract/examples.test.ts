import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/index.ts'
import { toInputSchema, type JsonSchema } from '#contract/openapi-schemas.ts'
import { type ErrorBody, ErrorBodySchema, generalErrors } from '#contract/shapes/error.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import type { NotedAnswer } from '#tests/support/examples/open-notebook.ts'
import { toExamples } from '#tests/support/examples/to-examples.ts'
import { walkAllCalls } from '#tests/support/examples/walk-all-calls.ts'

const at = (path: string) => fileURLToPath(new URL(`../../contract/${path}`, import.meta.url))
const MAX_BYTES = 300_000

let examples: ReturnType<typeof toExamples>
let answers: readonly NotedAnswer[]
beforeAll(async () => {
  const walked = await walkAllCalls()
  examples = toExamples(walked)
  answers = walked.answers
})

/** Names of the calls in each file of `contract/calls/`. */
async function listCallFiles(): Promise<[file: string, names: CallName[]][]> {
  const files = readdirSync(at('calls')).toSorted()
  return Promise.all(
    files.map(async (file): Promise<[string, CallName[]]> => {
      const module = (await import(at(`calls/${file}`))) as Record<string, object>
      const names = Object.values(module).flatMap((group) => Object.keys(group))
      return [file.replace(/ts$/, 'json'), names.filter((name) => name in calls) as CallName[]]
    }),
  )
}

const write = (value: unknown) =>
  format(JSON.stringify(value), { parser: 'json', printWidth: 480, useTabs: true })

describe('the examples of the contract', () => {
  test('are what the app answers (`npx vitest run tests/contract/examples.test.ts -u` writes them anew)', async () => {
    const files = await listCallFiles()
    for (const [file, names] of files) {
      const own = Object.fromEntries(names.map((name) => [name, examples.calls.get(name)]))
      await expect(await write(own)).toMatchFileSnapshot(at(`examples/${file}`))
    }
    await expect(await write(examples.refusals)).toMatchFileSnapshot(at('examples/refusals.json'))
    const kept = readdirSync(at('examples')).toSorted()
    expect(kept).toEqual([...files.map(([file]) => file), 'refusals.json'].toSorted())
  })

  test.each(Object.entries<CallDefinition>(calls))('show %s as it is asked and answered', (name, call) => {
    const example = examples.calls.get(name as CallName)
    const { params = {}, query, body, answer, accepted } = example ?? {}
    expect(example).toBeDefined()
    expect(Object.keys(params)).toEqual([...name.matchAll(/\{([^}]+)\}/g)].map(([, param]) => param))
    expect(body !== undefined).toBe(call.body !== undefined)
    if (call.body && call.body_type !== 'multipart') expect(call.body.safeParse(body).error).toBeUndefined()
    if (query && call.query) expect(call.query.safeParse(query).error).toBeUndefined()
    const answers = [
      [call.response, answer],
      [call.accepted ?? null, accepted],
    ] as const
    for (const [schema, shown] of answers) {
      const isJson = schema !== null && schema !== 'file'
      expect(shown !== undefined).toBe(isJson)
      if (isJson) expect(schema.safeParse(shown).error).toBeUndefined()
    }
  })

  test('show a refusal with every status an API that serves all calls has', () => {
    expect(servedCalls.toSorted()).toEqual(Object.keys(calls).toSorted())
    const shown = Object.values(examples.refusals)
    const statuses = new Set(generalErrors.map(({ status }) => status))
    // Says that a call is not served.
    statuses.delete(501)
    expect(new Set(shown.map(({ status }) => status))).toEqual(statuses)
    for (const { answer } of shown) expect(ErrorBodySchema.safeParse(answer).error).toBeUndefined()
  })

  test('are loaded by no page and no script of one', () => {
    const root = at('../')
    const readers = ['src', 'themes', 'publisher']
      .flatMap((room) => readdirSync(root + room, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
    expect(readers.length).toBeGreaterThan(100)
    const guilty = readers.filter((file) => /contract\/(openapi|examples)/.test(readFileSync(file, 'utf8')))
    expect(guilty).toEqual([])
  })

  test('tell no token, and are small', () => {
    const files = readdirSync(at('examples')).map((file) => at(`examples/${file}`))
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/eyJ|[0-9a-f]{20,}|127\.0\.0\.1/)
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(MAX_BYTES)
  })
})

describe('every answer of the walk', () => {
  const definitions: Readonly<Record<string, CallDefinition>> = calls
  const isAsked = ({ status }: NotedAnswer) => status < 400

  test('keeps what the contract says of it', () => {
    for (const { name, status, body } of answers.filter(isAsked)) {
      const { response, accepted } = definitions[name]!
      const schema = status === 202 ? accepted : response
      if (schema && schema !== 'file') expect([name, schema.safeParse(body).error]).toEqual([name, undefined])
      else expect([name, body]).toEqual([name, undefined])
    }
  })

  test('tells moments in UTC', () => {
    const moments = answers.flatMap(({ name, body }) =>
      [...(JSON.stringify(body) ?? '').matchAll(/"(\d{4}-\d{2}-\d{2}T[^"]+)"/g)].map(
        ([, moment]) => `${name} ${moment}`,
      ),
    )
    expect(moments.length).toBeGreaterThan(100)
    expect(moments.filter((moment) => !/\.\d{3}Z$/.test(moment))).toEqual([])
  })

  test('has the code of a refusal at the top, and beside its field', () => {
    const general = new Set<string>(generalErrors.map(({ code }) => code))
    for (const { name, status, body } of answers.filter((answer) => !isAsked(answer))) {
      const { code, errors = [] } = body as ErrorBody
      if (general.has(code)) expect(errors.filter((error) => error.code.includes('.'))).toEqual([])
      else
        expect([name, status, definitions[name]?.errors]).toEqual([name, 422, expect.arrayContaining([code])])
    }
  })

  test('names a file in both headers', () => {
    const files = answers.filter((answer) => isAsked(answer) && definitions[answer.name]?.response === 'file')
    const named = files.filter(({ status }) => status === 200)
    expect(named.length).toBeGreaterThan(5)
    for (const { name, headers } of named) {
      const written = headers.get('x-suggested-filename') ?? ''
      expect(written).toMatch(/\.(pdf|csv|jsonl|png|jpg)$/)
      expect([name, headers.get('content-disposition')]).toEqual([name, expect.stringContaining(written)])
    }
  })
})

const IN_THE_BACKGROUND = 'an import is written down at its end (shop-api/importing/publish-import.ts)'
/** Staff writes that leave no entry in the walk, and why. */
const UNJOURNALED: Partial<Record<CallName, string>> = {
  'POST /v1/admin/imports': IN_THE_BACKGROUND,
  'POST /v1/admin/imports/{id}/resume': IN_THE_BACKGROUND,
  'POST /v1/admin/imports/{id}/stop': IN_THE_BACKGROUND,
  'POST /v1/admin/member-imports': IN_THE_BACKGROUND,
  'POST /v1/admin/member-imports/{id}/resume': IN_THE_BACKGROUND,
  'POST /v1/admin/member-imports/{id}/stop': IN_THE_BACKGROUND,
  'POST /v1/admin/orders/tracking': 'ships as a parcel does; the number in the file has left already',
  'POST /v1/admin/previews': 'changes nothing; its link ends by itself',
  'POST /v1/admin/rich-text': 'keeps nothing',
}

test('whatever the staff write stands in their journal', () => {
  const writes = Object.entries<CallDefinition>(calls).filter(
    ([name, { auth, area, reads }]) =>
      auth === 'admin' && area !== 'self' && !reads && !name.startsWith('GET '),
  )
  const quiet = writes
    .map(([name]) => name as CallName)
    .filter((name) => !answers.some((answer) => answer.name === name && answer.edits > 0))
  expect(quiet.toSorted()).toEqual(Object.keys(UNJOURNALED).toSorted())
})

test('a text that answers may lack is null once it was sent empty, or refused', () => {
  let count = 0
  for (const [name, { body }] of Object.entries<CallDefinition>(calls)) {
    const example = examples.calls.get(name as CallName)?.body
    if (!body || typeof example !== 'object' || example === null) continue
    for (const path of listNullableTexts(toInputSchema(body), example as Fields)) {
      const sent = structuredClone(example) as Fields
      const [last = '', ...outer] = path.toReversed()
      const holder = outer.reduceRight((at, field) => at[field] as Fields, sent)
      holder[last] = ''
      const parsed = body.safeParse(sent)
      if (parsed.success) {
        const kept = path.reduce<unknown>((at, field) => (at as Fields)[field], parsed.data)
        expect([name, path, kept]).toEqual([name, path, null])
      }
      count += 1
    }
  }
  expect(count).toBeGreaterThan(20)
})

type Fields = Record<string, unknown>

/** Paths of the texts that may be null, in objects the example has. */
function listNullableTexts(schema: JsonSchema, example: Fields): string[][] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(
    ([field, one]) => {
      const choices = (one['anyOf'] ?? [one]) as JsonSchema[]
      const isNullable = choices.some(({ type }) => type === 'null')
      if (isNullable && choices.some(({ type }) => type === 'string')) return [[field]]
      const inner = example[field]
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return []
      return choices.flatMap((choice) =>
        listNullableTexts(choice, inner as Fields).map((path) => [field, ...path]),
      )
    },
  )
}
