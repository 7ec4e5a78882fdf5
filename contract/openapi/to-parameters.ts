import type { CallDefinition } from '../call.ts'
import { describeField } from '../field-descriptions/describe-field.ts'
import { toInputSchema } from '../openapi-schemas.ts'
import { propertiesOf } from './describe-fields.ts'
import { loadExamples } from './load-examples.ts'

/** What a call is asked with beside its body. `path` is how the document spells the address. */
export const toParameters = (name: string, path: string, call: CallDefinition): object[] => [
  ...toPathParameters(name, path, call),
  ...toQueryParameters(name, call),
  ...toHeaderParameters(name, call),
]

const namesOf = (path: string) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)

/** `path` may name a parameter differently than the call does. They match by position. */
function toPathParameters(name: string, path: string, call: CallDefinition): object[] {
  const properties = call.params ? propertiesOf(toInputSchema(call.params)) : {}
  const own = namesOf(name)
  const examples = loadExamples().calls[name]?.params
  return namesOf(path).map((parameter, place) => ({
    name: parameter,
    in: 'path',
    required: true,
    description: describeField(parameter, name),
    schema: properties[own[place] ?? parameter] ?? { type: 'string', minLength: 1 },
    ...toExample(examples, own[place] ?? parameter),
  }))
}

function toQueryParameters(call_name: string, call: CallDefinition): object[] {
  if (!call.query) return []
  const query = toInputSchema(call.query)
  const required = Array.isArray(query.required) ? query.required : []
  const examples = loadExamples().calls[call_name]?.query
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: describeField(name, call_name),
    schema,
    ...toExample(examples, name),
  }))
}

const toExample = (examples: Record<string, unknown> | undefined, name: string) =>
  examples && name in examples ? { example: examples[name] } : {}

/**
 * Headers a call reads besides Authorization. A closed shop requires its pass on every call except those at its door.
 */
function toHeaderParameters(name: string, call: CallDefinition): object[] {
  if (call.auth === 'admin' || call.auth === 'installation') return []
  const isProduct = /\/v1\/(products|collections|price-and-stock|part-numbers|carts)/.test(name)
  const isPublicRead = name.startsWith('GET ') && (call.auth === 'public' || call.auth === 'visitor')
  const names = ['x-keycode-token', isProduct && 'x-tag-token', isPublicRead && 'x-preview-token']
  return names
    .filter((header) => header !== false)
    .map((header) => ({ $ref: `#/components/parameters/${header}` }))
}

const toHeaderParameter = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})
export const headerParameters = {
  'x-keycode-token': toHeaderParameter(
    'x-keycode-token',
    'Pass of a closed shop, from POST /v1/keycode/check. Without it a closed shop answers 403 `keycode_required`.',
  ),
  'x-tag-token': toHeaderParameter(
    'x-tag-token',
    'Pass for products of a locked tag, from POST /v1/tags/password.',
  ),
  'x-preview-token': toHeaderParameter(
    'x-preview-token',
    'Token of a preview: the answer holds the draft it is for.',
  ),
}
