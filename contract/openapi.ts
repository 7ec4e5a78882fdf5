import type { AnswerHeaders, Auth, CallDefinition } from './call.ts'
import { calls } from './index.ts'
import { describeField } from './field-descriptions.ts'
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
  /** Who may call, by what, and with which refusals. */
  description: string
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
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, describeFields(schema, name)]),
      ),
      securitySchemes: { ...securitySchemes, ...cookieSchemes },
      parameters: headerParameters,
      headers,
      responses: toErrorResponses(error),
    },
  }
}

function toOperation(
  name: string,
  call: CallDefinition,
  path: string,
  schemas: Record<string, JsonSchema>,
): OpenApiOperation {
  const parameters = [
    ...toPathParameters(name, path, call),
    ...toQueryParameters(name, call),
    ...toHeaderParameters(name, call),
  ]
  return {
    operationId: name.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_|_$/g, ''),
    summary: call.summary,
    description: describeCall(call),
    tags: [toTag(call)],
    security: toSecurity(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: toRequestBody(name, call.body, call.body_type) }),
    responses: toResponses(name, call, schemas),
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
    description: describeField(parameter, name),
    schema: properties[own[place] ?? parameter] ?? { type: 'string', minLength: 1 },
  }))
}

function toQueryParameters(call_name: string, call: CallDefinition): object[] {
  if (!call.query) return []
  const query = toInputSchema(call.query)
  const required = Array.isArray(query.required) ? query.required : []
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: describeField(name, call_name),
    schema,
  }))
}

/** Headers a call reads beside Authorization. A closed shop wants its pass of every call but those at its door. */
function toHeaderParameters(name: string, call: CallDefinition): object[] {
  if (call.auth === 'admin') return []
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
const headerParameters = {
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

const propertiesOf = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>

function toRequestBody(
  name: string,
  body: NonNullable<CallDefinition['body']>,
  type: CallDefinition['body_type'],
): object {
  const media = type === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [media]: { schema: describeFields(toInputSchema(body), name) } } }
}

/** The same schema with what each of its fields means. */
function describeFields(schema: JsonSchema, place: string): JsonSchema {
  const deeper = (one: unknown): unknown =>
    Array.isArray(one)
      ? one.map(deeper)
      : typeof one === 'object' && one !== null
        ? describeFields(one as JsonSchema, place)
        : one
  const described = Object.fromEntries(Object.entries(schema).map(([word, value]) => [word, deeper(value)]))
  if (typeof schema.properties !== 'object') return described
  described['properties'] = Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([field, one]) => [
      field,
      { ...describeFields(one, place), description: describeField(field, place) },
    ]),
  )
  return described
}

/** Who may call and what is refused, in words. */
function describeCall({ auth, cookie, errors = [] }: CallDefinition): string {
  const refusals = errors.length > 0 ? ` Refuses with ${errors.map((code) => `\`${code}\``).join(', ')}.` : ''
  return `${callers[auth]}${cookie ? ` ${cookies[cookie].use}` : ''}${refusals}`
}

const callers: Readonly<Record<Auth, string>> = {
  public: 'For anybody.',
  visitor: 'For anybody; the bearer token of a member changes the answer.',
  member: 'For a member, by bearer token.',
  account: 'For a member, by bearer token, also while the e-mail address is not verified.',
  mfa: 'For whoever has typed the right password and waits for a code.',
  'order-token': 'For whoever holds the token of the order’s mail.',
  admin: 'For the staff of the shop.',
}

function toResponses(name: string, call: CallDefinition, schemas: Record<string, JsonSchema>) {
  const responses: Record<string, object> = {}
  if (call.response === null) responses[204] = { description: 'Done.' }
  else {
    const content =
      call.response === 'file'
        ? Object.fromEntries((call.file_types ?? []).map((type) => [type, { schema: binary }]))
        : { 'application/json': { schema: describeFields(toAnswerSchema(call.response, schemas), name) } }
    responses[200] = { description: 'OK', content, ...(call.headers && { headers: toHeaders(call.headers) }) }
  }
  if (call.accepted) {
    const schema = describeFields(toAnswerSchema(call.accepted, schemas), name)
    responses[202] = { description: 'Later, another way.', content: { 'application/json': { schema } } }
  }
  const statuses = [
    call.body && 400,
    (call.auth !== 'public' || call.cookie) && 401,
    // A closed shop without its pass, a member who is none yet, another site's page.
    403,
    // The shop itself may be unknown.
    404,
    405,
    call.body && 413,
    (call.body ?? call.query ?? call.params ?? call.errors) && 422,
    429,
    500,
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
  file: ['x-suggested-filename', 'content-disposition'],
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
  'content-disposition': { description: 'The same name (RFC 6266).', schema: { type: 'string' } },
  'x-redirect-url': { description: 'Where the browser goes instead.', schema: { type: 'string' } },
}

const binary = { type: 'string', contentMediaType: 'application/octet-stream' }

/** Cookies that browsers keep for the API: HttpOnly, of its own address, with `__Host-` before the name over TLS. */
const cookies = {
  refresh: {
    name: 'refresh_{channel}',
    use: 'Needs the cookie of the login (HttpOnly), so the browser’s own address must be the API’s.',
  },
  ticket: {
    name: 'ticket_{channel}',
    use: 'Needs the cookie that the first step of the login set, in the same browser.',
  },
  oauth: {
    name: 'oauth_{channel}',
    use: 'Needs the cookie that the beginning of the login set, in the same browser.',
  },
  gift: {
    name: 'gift-{id}_{channel}',
    use: 'The cookie given with the acceptance shows the address to the recipient’s browser; others see none.',
  },
} as const satisfies Record<NonNullable<CallDefinition['cookie']>, { name: string; use: string }>

const cookieSchemes = Object.fromEntries(
  Object.entries(cookies).map(([kind, { name, use }]) => [
    `cookie-${kind}`,
    { type: 'apiKey', in: 'cookie', name, description: use },
  ]),
)

/** A cookie stands beside whatever else the call asks for; that of a gift may be missing. */
function toSecurity({ auth, cookie }: CallDefinition): Record<string, string[]>[] {
  if (!cookie) return security[auth]
  const own = { [`cookie-${cookie}`]: [] }
  return cookie === 'gift' ? [{}, own] : [own]
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
