import type { AnswerHeaders, CallDefinition } from '../call.ts'
import { type JsonSchema, toAnswerSchema } from '../openapi-schemas.ts'
import { generalErrors } from '../shapes/error.ts'
import { describeFields } from './describe-fields.ts'
import { loadExamples } from './load-examples.ts'

export function toResponses(name: string, call: CallDefinition, schemas: Record<string, JsonSchema>) {
  const responses: Record<string, object> = {}
  const { answer, accepted } = loadExamples().calls[name] ?? {}
  if (call.response === null) responses[204] = { description: 'Done.' }
  else {
    const content =
      call.response === 'file'
        ? Object.fromEntries((call.file_types ?? []).map((type) => [type, { schema: binary }]))
        : toJson(describeFields(toAnswerSchema(call.response, schemas), name), answer)
    responses[200] = { description: 'OK', content, ...(call.headers && { headers: toHeaders(call.headers) }) }
  }
  if (call.accepted) {
    const schema = describeFields(toAnswerSchema(call.accepted, schemas), name)
    responses[202] = { description: 'Later, another way.', content: toJson(schema, accepted) }
  }
  const statuses = [
    call.body && 400,
    (call.auth !== 'public' || call.cookie) && 401,
    // A closed shop without its pass, a member who is none yet, another site's page.
    403,
    // The shop itself may be unknown.
    404,
    405,
    call.body_type === 'multipart' && 411,
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

const toJson = (schema: JsonSchema, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

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
export const headers = {
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

export function toErrorResponses(schema: JsonSchema): Record<string, object> {
  const byStatus = Object.groupBy(generalErrors, ({ status }) => String(status))
  const refusals = Object.entries(loadExamples().refusals)
  const toExamples = (status: string) =>
    Object.fromEntries(
      refusals
        .filter(([, refusal]) => String(refusal.status) === status)
        .map(([code, { answer }]) => [code, { value: answer }]),
    )
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, errors = []]) => [
      status,
      {
        description: errors.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('\n\n'),
        content: { 'application/json': { schema, examples: toExamples(status) } },
      },
    ]),
  )
}
