import type { IncomingHttpHeaders } from 'node:http'
import { ApiError, refuse } from './api-error.ts'
import type { Books } from './books.ts'
import { createCustomer, createMethod, detach, findCustomer, findMethod } from './card-methods.ts'
import { findDispute } from './disputes.ts'
import { parseForm, type Tree } from './form.ts'
import type { Answer, Keys } from './idempotency.ts'
import { cancelIntent, captureIntent, confirmIntent, createIntent, findIntent } from './intents.ts'
import { API_VERSION } from './notices.ts'
import { checkParameters, parameters } from './parameters.ts'
import { createRefund } from './refunds.ts'
import { listDisputes, listIntents, listRefunds, listWebhooks, show } from './render.ts'
import { confirmSetup, createSetup, findSetup } from './setups.ts'

type Work = (books: Books, tree: Tree, id: string) => object

const create = (make: (books: Books, tree: Tree) => object): Work => make
const read =
  (find: (books: Books, id: string) => object): Work =>
  (books, tree, id) => {
    checkParameters(parameters.expandable, tree)
    return find(books, id)
  }
const change =
  (move: (books: Books, id: string, tree: Tree) => object): Work =>
  (books, tree, id) =>
    move(books, id, tree)

/** What is served of api.stripe.com; `:id` is one step. */
const CALLS: Readonly<Record<string, Work>> = {
  'POST /v1/payment_methods': create(createMethod),
  'GET /v1/payment_methods/:id': read(findMethod),
  'POST /v1/payment_methods/:id/detach': change((books, id, tree) => {
    checkParameters(parameters.none, tree)
    return detach(books, id)
  }),
  'POST /v1/payment_intents': create(createIntent),
  'GET /v1/payment_intents': create(listIntents),
  'GET /v1/payment_intents/:id': read(findIntent),
  'POST /v1/payment_intents/:id/confirm': change(confirmIntent),
  'POST /v1/payment_intents/:id/capture': change(captureIntent),
  'POST /v1/payment_intents/:id/cancel': change(cancelIntent),
  'POST /v1/customers': create(createCustomer),
  'GET /v1/customers/:id': read(findCustomer),
  'POST /v1/setup_intents': create(createSetup),
  'GET /v1/setup_intents/:id': read(findSetup),
  'POST /v1/setup_intents/:id/confirm': change(confirmSetup),
  'POST /v1/refunds': create(createRefund),
  'GET /v1/refunds': create(listRefunds),
  'GET /v1/disputes': create(listDisputes),
  'GET /v1/disputes/:id': read(findDispute),
  'GET /v1/webhook_endpoints': create(listWebhooks),
}

/** What a publishable key may: a browser makes tokens, and nothing else. */
const PUBLIC_CALLS = ['POST /v1/payment_methods']

export interface ApiRequest {
  method: string
  path: string
  query: string
  headers: IncomingHttpHeaders
  body: string
}

export interface AccountKeys {
  secret_key: string
  public_key: string
}

/** Whose key a request bears: only a browser's bears card numbers. */
export function toBearer({ headers }: Pick<ApiRequest, 'headers'>, keys: AccountKeys) {
  const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ')
  const key = /^basic$/i.test(scheme) ? atob(given).split(':')[0] : given
  if (key === keys.secret_key) return 'secret'
  if (key === keys.public_key) return 'public'
  return key?.startsWith('rk_test_without_rights') ? 'restricted' : key ? 'unknown' : 'none'
}

/** Answers a call of the API, with the error shapes and keys of Stripe. */
export function answerApi(
  { books, keys, account }: { books: Books; keys: Keys; account: AccountKeys },
  request: ApiRequest,
): Answer & { is_replayed: boolean } {
  const fresh = (answer: Answer) => ({ ...answer, is_replayed: false })
  try {
    const name = checkBearer(request, account)
    const { work, id } = name
    checkHeaders(request, name.is_public)
    const tree = readTree(request)
    const key = toKey(request)
    if (key === undefined) return fresh(run(books, work, tree, id))
    const asked = toAsked(request)
    const kept = keys.find(key, asked)
    if (kept) return { ...kept, is_replayed: true }
    const answer = run(books, work, tree, id)
    if (!isOfParameters(answer)) keys.keep(key, asked, answer)
    return fresh(answer)
  } catch (error) {
    return fresh(toAnswer(error))
  }
}

/** A request's idempotency key; only POST has one. */
export const toKey = ({ method, headers }: ApiRequest): string | undefined => {
  const key = headers['idempotency-key']
  return method === 'POST' && typeof key === 'string' ? key : undefined
}

/** What a key is compared by: the call, and what it was told. */
export const toAsked = (request: ApiRequest): string =>
  `${request.method} ${request.path} ${JSON.stringify(readTree(request))}`

function run(books: Books, work: Work, tree: Tree, id: string): Answer {
  try {
    const expand = Array.isArray(tree['expand']) ? tree['expand'].map(String) : []
    const done = work(books, tree, id)
    // A list has filled in its own entries.
    const isList = 'object' in done && done.object === 'list'
    return { status: 200, body: isList ? done : show(books, done, expand) }
  } catch (error) {
    return toAnswer(error)
  }
}

/** @throws whatever is no answer of Stripe's: a fault of the stand-in */
export function toAnswer(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error
  return { status: error.status, body: structuredClone(error.body) }
}

/** What fails before the work begins is not kept. */
function isOfParameters({ body }: Answer): boolean {
  const code = /"code":"(parameter_\w+|payment_method_types_no_longer_supported)"/
  return code.test(JSON.stringify(body).slice(0, 400))
}

function checkBearer(request: ApiRequest, account: AccountKeys) {
  const bearer = toBearer(request, account)
  const denied = (status: number, message: string) =>
    new ApiError(status, { type: 'invalid_request_error', message })
  if (bearer === 'none')
    throw denied(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header.',
    )
  if (bearer === 'unknown') throw denied(401, 'Invalid API Key provided: ********')
  if (bearer === 'restricted')
    throw denied(403, 'The provided key does not have the required permissions for this endpoint.')
  const found = findCall(request)
  const is_public = bearer === 'public'
  if (is_public && !PUBLIC_CALLS.includes(found.name))
    throw denied(403, 'This API call cannot be made with a publishable API key.')
  return { ...found, is_public }
}

function findCall({ method, path }: ApiRequest): { name: string; work: Work; id: string } {
  for (const [name, work] of Object.entries(CALLS)) {
    const [verb, pattern = ''] = name.split(' ')
    const found = new RegExp(`^${pattern.replace(':id', '(\\w+)')}$`).exec(path)
    if (found && verb === method) return { name, work, id: found[1] ?? '' }
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

function checkHeaders({ method, headers, body }: ApiRequest, is_public: boolean): void {
  const type = headers['content-type'] ?? ''
  if (method === 'POST' && body !== '' && !type.startsWith('application/x-www-form-urlencoded'))
    throw refuse(`Invalid request (check that your POST content type is application/x-www-form-urlencoded).`)
  if (!is_public && headers['stripe-version'] !== API_VERSION)
    throw refuse(`The stand-in speaks ${API_VERSION}, not ${String(headers['stripe-version'])}.`)
}

function readTree({ method, query, body }: ApiRequest): Tree {
  try {
    return parseForm(method === 'POST' ? body : query)
  } catch (error) {
    throw refuse(`Invalid request: ${String(error)}`)
  }
}
