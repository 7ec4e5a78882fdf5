import type { JsonSchema } from '#contract/openapi-schemas.ts'
import type { Random } from './create-random.ts'

/** Tried one after the other where a text must look like something. */
const TEXTS = [
  '東京都',
  'ヤマダ',
  'hanako@example.jp',
  '1000001',
  '09012345678',
  '2026-12-24',
  '2026-12-24T10:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  'noren-2026',
  'abc',
  'a-key',
  '123456',
  '1',
  '12',
  '4111',
  '/guide/',
  'https://example.jp/',
  '202612',
  '12:00',
  '#ffffff',
]

/** What names of fields mean at the shop that is asked, e.g. `{ product_id: [1, 2] }`. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** A value the schema may well accept: valid, or nearly, so that what is spoilt later is looked at. */
export function createSample(schema: JsonSchema, random: Random, known: Known): unknown {
  return sample(schema, schema, random, known, '')
}

function sample(schema: JsonSchema, root: JsonSchema, random: Random, known: Known, name: string): unknown {
  const go = (one: JsonSchema, named = name) => sample(one, root, random, known, named)
  const ref = schema['$ref']
  if (typeof ref === 'string') return go(follow(root, ref))
  const values = known[name]
  if (values && random.isHit(0.8)) return random.pick(values)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum'])
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  if (choices) return go(random.pick(choices))
  const parts = schema['allOf'] as JsonSchema[] | undefined
  if (parts && schema['type'] !== 'string')
    return Object.assign({}, ...parts.map((part) => go(part))) as unknown
  const type: unknown = Array.isArray(schema['type']) ? random.pick(schema['type']) : schema['type']
  if (type === 'object' || schema['properties']) return sampleObject(schema, random, go)
  if (type === 'array') {
    const items = (schema['items'] ?? {}) as JsonSchema
    const least = Number(schema['minItems'] ?? 0)
    return Array.from({ length: least + random.below(2) }, () => go(items))
  }
  if (type === 'integer' || type === 'number') return sampleNumber(schema, random)
  if (type === 'boolean') return random.isHit(0.5)
  if (type === 'null') return null
  return sampleText(schema, random)
}

function sampleObject(
  schema: JsonSchema,
  random: Random,
  go: (one: JsonSchema, named: string) => unknown,
): unknown {
  const required = (schema['required'] ?? []) as string[]
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  return Object.fromEntries(
    properties
      .filter(([name]) => required.includes(name) || random.isHit(0.6))
      .map(([name, one]) => [name, go(one, name)]),
  )
}

function sampleNumber(schema: JsonSchema, random: Random): number {
  const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0)
  const most = Number(schema['maximum'] ?? least + 5)
  return least + random.below(Math.max(1, Math.min(most - least + 1, 10)))
}

function sampleText(schema: JsonSchema, random: Random): string {
  const patterns = [schema, ...((schema['allOf'] ?? []) as JsonSchema[])]
    .map(({ pattern }) => pattern)
    .filter((pattern) => typeof pattern === 'string')
  const fits = (text: string) =>
    patterns.every((pattern) => new RegExp(pattern, 'u').test(text)) &&
    text.length >= Number(schema['minLength'] ?? 0) &&
    text.length <= Number(schema['maxLength'] ?? Infinity)
  const fitting = TEXTS.filter(fits)
  return fitting.length > 0 ? random.pick(fitting) : random.pick(TEXTS)
}

function follow(root: JsonSchema, ref: string): JsonSchema {
  const path = ref.replace(/^#\/?/, '').split('/').filter(Boolean)
  return path.reduce<JsonSchema>((at, key) => (at[key] ?? {}) as JsonSchema, root)
}
