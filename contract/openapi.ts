import type { Auth, CallDefinition } from './call.ts'
import { calls } from './index.ts'
import { describeFields } from './openapi/describe-fields.ts'
import { loadExamples } from './openapi/load-examples.ts'
import { headerParameters, toParameters } from './openapi/to-parameters.ts'
import { headers, toErrorResponses, toResponses } from './openapi/to-responses.ts'
import { describeCall, securitySchemes, toSecurity } from './openapi/to-security.ts'
import { type JsonSchema, toAnswerSchema, toInputSchema } from './openapi-schemas.ts'
import { ErrorBodySchema } from './shapes/error.ts'

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
  /** Of a call of the installation: the API itself, without a channel. */
  servers?: readonly OpenApiServer[]
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
  /** Name of the call in `contract/`, e.g. `GET /v1/news`. */
  'x-call': string
  /** The heading of the call; without one the call is ours. */
  'x-heading'?: string
  'x-ours'?: true
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

/**
 * The whole contract as an OpenAPI 3.1 document, in the order of `calls`, in small steps: all together they take a third of a second, and
 * a process has others to answer meanwhile.
 */
export function* composeOpenApi({
  title,
  version,
  servers,
  served,
}: OpenApiOptions): Generator<undefined, OpenApiDocument> {
  const schemas: Record<string, JsonSchema> = {}
  const isServed = served && new Set(served)
  const paths: OpenApiDocument['paths'] = {}
  const spelling = new Map<string, string>()
  for (const [name, call] of Object.entries<CallDefinition>(calls)) {
    const [method = '', written = ''] = name.split(' ')
    // OpenAPI takes /a/{b} and /a/{c} for the same path: the first name wins.
    const shape = written.replaceAll(/\{[^{}]+\}/g, '{}')
    const path = spelling.get(shape) ?? written
    spelling.set(shape, path)
    const operation = toOperation(name, call, path, schemas)
    if (isServed) operation['x-served'] = isServed.has(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
    yield
  }
  const error = toAnswerSchema(ErrorBodySchema, schemas)
  const described: Record<string, JsonSchema> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    described[name] = describeFields(schema, name)
    yield
  }
  return {
    openapi: '3.1.1',
    info: { title, version, description: describeErrors() },
    servers,
    tags: [...new Set(Object.values<CallDefinition>(calls).map(toTag))].map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas: described,
      securitySchemes,
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
  const parameters = toParameters(name, path, call)
  return {
    operationId: name.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_|_$/g, ''),
    summary: call.summary,
    description: describeCall(name, call),
    tags: [toTag(call)],
    security: toSecurity(call),
    ...(call.auth === 'installation' && { servers: [{ url: '/' }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: toRequestBody(name, call.body, call.body_type) }),
    responses: toResponses(name, call, schemas),
    'x-call': name,
    ...(call.is_ours ? { 'x-ours': true } : { 'x-heading': call.heading }),
    'x-auth': call.auth,
    ...(call.errors && { 'x-errors': call.errors }),
  }
}

/** The heading of a call; ours are the installation's, the staff's or the storefront's. */
function toTag({ heading, auth }: CallDefinition): string {
  if (heading) return heading
  if (auth === 'installation') return 'Installation'
  return auth === 'admin' ? 'Staff' : 'Storefront'
}

function toRequestBody(
  name: string,
  body: NonNullable<CallDefinition['body']>,
  type: CallDefinition['body_type'],
): object {
  const media = type === 'multipart' ? 'multipart/form-data' : 'application/json'
  const schema = describeFields(toInputSchema(body), name)
  const example = loadExamples().calls[name]?.body
  return { required: true, content: { [media]: { schema, ...(example !== undefined && { example }) } } }
}

const describeErrors = () =>
  'Lists answer `data` and tell their paging in headers. Answers of 400 and above carry a `code` for programs ' +
  'and a Japanese `message` for shoppers; a call’s own codes (`x-errors`) come as 422.'
