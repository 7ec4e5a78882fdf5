import type { AnswerHeaders, Auth, CallDefinition } from './call.ts'
import { calls } from './index.ts'
import { type JsonSchema, toAnswerSchema, toInputSchema } from './openapi-schemas.ts'
import { ErrorBodySchema, generalErrors } from './shapes/error.ts'

export interface OpenApiServer {
  url: string
  description?: string
  /** Parts of `url` in braces, e.g. `{ channel: { default: 'moto' } }`. */
  variables?: Record<string, { default: string; enum?: string[] }>
}

export interface OpenApiOptions {
  title: string
  version: string
  /** Addresses the paths hang on, the channel's prefix included, e.g. `{ url: '/moto' }`. */
  servers: readonly OpenApiServer[]
  /** The calls the API serves; when given, every operation carries `x-served`. */
  served?: Iterable<string>
}

export interface OpenApiOperation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
  /** Name of the call in `contract/`, e.g. `GET /v1/news`. */
  'x-call': string
  /** Heading of the spec, or `ours`. */
  'x-spec': string
  'x-auth': Auth
  /** Codes of a 422 beside `validation`. */
  'x-errors'?: readonly string[]
  'x-served'?: boolean
}

export interface OpenApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: readonly OpenApiServer[]
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: Record<string, Record<string, object>>
}

/** The whole contract as an OpenAPI 3.1 document, in the order of the spec. */
export function toOpenApi({ title, version, servers, served }: OpenApiOptions): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {}
  const isServed = served && new Set(served)
  const paths: OpenApiDocument['paths'] = {}
  const spelling = new Map<string, string>()
  for (const [name, call] of Object.entries<CallDefinition>(calls)) {
    const [method = '', written = ''] = name.split(' ')
    // OpenAPI takes /a/{b} and /a/{c} for the same path: the first name wins.
    const shape = written.replaceAll(/\{[^}]+\}/g, '{}')
    const path = spelling.get(shape) ?? written
    spelling.set(shape, path)
    const operation = toOperation(name, call, path, schemas)
    if (isServed) operation['x-served'] = isServed.has(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  const error = toAnswerSchema(ErrorBodySchema, schemas)
  return {
    openapi: '3.1.1',
    info: { title, version, description: describeErrors() },
    servers,
    tags: [...new Set(Object.values<CallDefinition>(calls).map(toTag))].map((tag) => ({ name: tag })),
    paths,
    components: { schemas, securitySchemes, headers, responses: toErrorResponses(error) },
  }
}

function toOperation(
  name: string,
  call: CallDefinition,
  path: string,
  schemas: Record<string, JsonSchema>,
): OpenApiOperation {
  const parameters = [...toPathParameters(name, path, call), ...toQueryParameters(call)]
  return {
    operationId: name.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_|_$/g, ''),
    summary: call.summary,
    tags: [toTag(call)],
    security: security[call.auth],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: toRequestBody(call.body, call.body_type) }),
    responses: toResponses(call, path, schemas),
    'x-call': name,
    'x-spec': call.spec,
    'x-auth': call.auth,
    ...(call.errors && { 'x-errors': call.errors }),
  }
}

/** `§7 Cart and checkout` → `Cart and checkout`; ours stand together. */
const toTag = (call: CallDefinition) => (call.spec === 'ours' ? 'Ours' : call.spec.replace(/^§\d+ /, ''))

const namesOf = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

/** `path` may name a parameter otherwise than the call does; they match by place. */
function toPathParameters(name: string, path: string, call: CallDefinition): object[] {
  const properties = call.params ? propertiesOf(toInputSchema(call.params)) : {}
  const own = namesOf(name)
  return namesOf(path).map((parameter, place) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: properties[own[place] ?? parameter] ?? { type: 'string', minLength: 1 },
  }))
}

function toQueryParameters(call: CallDefinition): object[] {
  if (!call.query) return []
  const query = toInputSchema(call.query)
  const required = Array.isArray(query.required) ? query.required : []
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const propertiesOf = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>

function toRequestBody(body: NonNullable<CallDefinition['body']>, type: CallDefinition['body_type']): object {
  const media = type === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [media]: { schema: toInputSchema(body) } } }
}

function toResponses(call: CallDefinition, path: string, schemas: Record<string, JsonSchema>) {
  const responses: Record<string, object> = {}
  if (call.response === null) responses[204] = { description: 'Done.' }
  else {
    const content =
      call.response === 'file'
        ? { 'application/octet-stream': {} }
        : { 'application/json': { schema: toAnswerSchema(call.response, schemas) } }
    responses[200] = { description: 'OK', content, ...(call.headers && { headers: toHeaders(call.headers) }) }
  }
  if (call.accepted) {
    const schema = toAnswerSchema(call.accepted, schemas)
    responses[202] = { description: 'Later, another way.', content: { 'application/json': { schema } } }
  }
  const statuses = [
    call.auth !== 'public' && 401,
    path.includes('{') && 404,
    call.body && 400,
    call.body && 413,
    (call.body ?? call.query ?? call.params ?? call.errors) && 422,
    429,
    501,
    503,
  ]
  for (const status of statuses) {
    if (status) responses[status] = { $ref: `#/components/responses/${status}` }
  }
  return responses
}

function toHeaders(kinds: readonly AnswerHeaders[]): Record<string, object> {
  const names = kinds.flatMap((kind) => headersOf[kind])
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const headersOf: Readonly<Record<AnswerHeaders, readonly string[]>> = {
  paged: ['x-total', 'x-per-page', 'x-last-page', 'x-current-page'],
  limited: ['x-limit'],
  file: ['x-suggested-filename'],
  redirect: ['x-redirect-url'],
}

const count = (description: string) => ({ description, schema: { type: 'integer' } })
const headers = {
  'x-total': count('Entries of the whole list.'),
  'x-per-page': count('Entries a page.'),
  'x-last-page': count('Number of the last page; 1 for an empty list.'),
  'x-current-page': count('Number of this page, from 1.'),
  'x-limit': count('How many entries there may be.'),
  'x-suggested-filename': { description: 'Percent-encoded UTF-8.', schema: { type: 'string' } },
  'x-redirect-url': { description: 'Where the browser goes instead.', schema: { type: 'string' } },
}

const securitySchemes = {
  member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A member’s access token.' },
  order: { type: 'apiKey', in: 'query', name: 't', description: 'The token of an order’s mail.' },
  admin: { type: 'http', scheme: 'bearer', description: 'A token of the shop’s staff.' },
}
const security: Readonly<Record<Auth, Record<string, string[]>[]>> = {
  public: [],
  visitor: [{}, { member: [] }],
  member: [{ member: [] }],
  account: [{ member: [] }],
  mfa: [],
  'order-token': [{ order: [] }],
  admin: [{ admin: [] }],
}

function toErrorResponses(schema: JsonSchema): Record<string, object> {
  const byStatus = Object.groupBy(generalErrors, ({ status }) => String(status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, errors = []]) => [
      status,
      {
        description: errors.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('\n\n'),
        content: { 'application/json': { schema } },
      },
    ]),
  )
}

const describeErrors = () =>
  'Lists answer `data` and tell their paging in headers. Answers of 400 and above carry a `code` for programs ' +
  'and a Japanese `message` for shoppers; a call’s own codes (`x-errors`) come as 422.'
