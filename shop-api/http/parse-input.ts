import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { CallDefinition } from '#contract/call.ts'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { ApiError } from './api-error.ts'
import { parseJson } from './parse-json.ts'
import { toFieldError } from '#contract/field-error.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'

export interface ParsedInput {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Reads path values, query and body of a request by the schemas of its call.
 * @param form what arrived as multipart/form-data
 * @throws ApiError 400 for what is no JSON, 422 with every field that is wrong.
 */
export async function parseInput(
  call: CallDefinition,
  params: Record<string, string>,
  c: Context,
  form?: Record<string, unknown>,
): Promise<ParsedInput> {
  return {
    params: call.params ? parse(call.params, params) : params,
    query: call.query ? parse(call.query, readQuery(new URL(c.req.url).searchParams)) : undefined,
    body: call.body ? parse(call.body, form ?? (await readJson(c))) : undefined,
  }
}

function parse(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new ApiError(422, {
    code: 'validation',
    message: API_ANSWERS.validation,
    errors: toFieldErrors(result.error.issues, input),
  })
}

/** `a=x` is a string, `a=x&a=y` and `a[]=x` are lists. An empty value counts as not asked. */
function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  // In one pass: somebody may send thousands of names.
  const given = new Map<string, string[]>()
  for (const [written, value] of query) {
    if (value === '') continue
    const before = given.get(written)
    if (before) before.push(value)
    else given.set(written, [value])
  }
  const values = new Map<string, string | string[]>()
  for (const [written, all] of given) {
    const isList = written.endsWith('[]')
    const [first = ''] = all
    values.set(isList ? written.slice(0, -2) : written, isList || all.length > 1 ? all : first)
  }
  return Object.fromEntries(values)
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return parseJson(await c.req.text())
  } catch (cause) {
    // The body limit stops a stream while it is read. Such a body is too large, not malformed.
    if (cause instanceof ApiError || (cause instanceof Error && cause.name === 'BodyLimitError')) throw cause
    throw new ApiError(400, { code: 'malformed', message: API_ANSWERS.bad_request })
  }
}

type FieldErrors = NonNullable<ErrorBody['errors']>

/** Nobody reads more; a body may have thousands of wrong ones. */
const MOST_TOLD = 100

/** The issues of a failed parse as one entry a field, with a sentence for the shopper and never the value typed. */
function toFieldErrors(issues: readonly z.core.$ZodIssue[], input: unknown): FieldErrors {
  const byField = new Map<string, FieldErrors[number]>()
  for (const issue of issues.slice(0, MOST_TOLD)) {
    const field = issue.path.join('.')
    const error = toFieldError(issue, input)
    if (!byField.has(field)) byField.set(field, { field, code: error.code, message: toFieldErrorText(error) })
  }
  return [...byField.values()]
}
