import * as z from 'zod/mini'
import { textOrNull } from './fields.ts'

/** Every answer of 400 and above. `message` is Japanese, for shoppers; `code` is for programs. */
export const ErrorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Only with 422: one entry a field, `field` as a dotted path in the body or query. */
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
  /** Only with 503: what the maintenance screen shows (behaviour 1.2). */
  maintenance: z.optional(z.object({ title: z.string(), message: z.string(), gtm_id: textOrNull() })),
})
export type ErrorBody = z.infer<typeof ErrorBodySchema>

/** Codes any call may answer with. A call's own codes are declared with it and come as 422 (behaviour 3.8). */
export const generalErrors = [
  { status: 400, code: 'malformed', meaning: 'The body is no JSON, or not of the announced type.' },
  { status: 400, code: 'bad_request', meaning: 'No request this API understands.' },
  {
    status: 401,
    code: 'unauthenticated',
    meaning: 'A bearer token is needed, or the one sent is over (behaviour 4.6).',
  },
  { status: 403, code: 'forbidden', meaning: 'The bearer may not do this.' },
  {
    status: 403,
    code: 'keycode_required',
    meaning: 'A closed shop wants its keycode first (behaviour 1.3).',
  },
  {
    status: 404,
    code: 'channel_not_found',
    meaning: 'No such shop; message チャネルが存在しない (behaviour 1.1).',
  },
  { status: 404, code: 'not_found', meaning: 'No such thing, or not for whoever asks.' },
  {
    status: 405,
    code: 'method_not_allowed',
    meaning: 'The address takes other methods; `allow` says which.',
  },
  {
    status: 411,
    code: 'length_required',
    meaning: 'A file this large is taken with a content-length only, not in chunks.',
  },
  { status: 413, code: 'too_large', meaning: 'The body is larger than the call takes.' },
  {
    status: 422,
    code: 'validation',
    meaning: 'Fields break the rules of behaviour 5.1; `errors` says which.',
  },
  { status: 429, code: 'too_many_requests', meaning: 'Too many tries; retry-after says when, in seconds.' },
  { status: 500, code: 'unexpected', meaning: 'Our fault; the cause is in the log, never in the answer.' },
  { status: 501, code: 'not_yet_served', meaning: 'Declared, but this API does not serve it yet.' },
  {
    status: 503,
    code: 'maintenance',
    meaning: 'Closed for maintenance; `maintenance` has its words (behaviour 1.2).',
  },
] as const
