import { refuse } from './api-error.ts'
import type { Books } from './books.ts'
import { checkParameters, parameters } from './parameters.ts'
import type { Tree } from './form.ts'

type Shown = Record<string, unknown>

/** A thing with what `expand` names filled in. @throws ApiError 400 for what cannot be */
export function show(books: Books, thing: object, expand: readonly string[] = []): Shown {
  const shown: Shown = { ...thing }
  for (const path of expand) {
    const [first = '', ...rest] = path.split('.')
    if (first === 'refunds' && shown['object'] === 'charge') {
      shown['refunds'] = listRefunds(books, { charge: String(shown['id']) })
      continue
    }
    const found = first in shown ? findThing(books, first, shown[first]) : undefined
    if (found === undefined) throw refuse(`This property cannot be expanded (${path}).`, { param: 'expand' })
    shown[first] = found === null ? null : show(books, found, rest.length > 0 ? [rest.join('.')] : [])
  }
  return shown
}

/** @returns null for what is empty, undefined for what is no name of a thing */
function findThing(books: Books, field: string, id: unknown): object | null | undefined {
  if (id === null) return null
  if (typeof id !== 'string') return undefined
  if (field === 'latest_charge' || field === 'charge') return books.charges.get(id)
  if (field === 'payment_intent') return books.intents.get(id)
  if (field === 'payment_method') return books.methods.get(id)
  return field === 'customer' ? books.customers.get(id) : undefined
}

interface Paging {
  limit?: string | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  expand?: string[] | undefined
}

/** A page of a list, the newest first: docs.stripe.com/api/pagination. */
function toPage(books: Books, url: string, all: { id: string }[], asked: Paging) {
  const { limit = '10', starting_after, ending_before, expand = [] } = asked
  const size = Number(limit)
  if (size < 1 || size > 100) throw refuse('Limit must be between 1 and 100.', { param: 'limit' })
  const inner = expand.map((path) => {
    if (!path.startsWith('data.'))
      throw refuse(`This property cannot be expanded (${path}).`, { param: 'expand' })
    return path.slice('data.'.length)
  })
  const newest = all.toReversed()
  const after = starting_after ? newest.findIndex(({ id }) => id === starting_after) + 1 : 0
  const before = ending_before ? newest.findIndex(({ id }) => id === ending_before) : newest.length
  const left = newest.slice(ending_before ? Math.max(0, before - size) : after, before)
  return {
    object: 'list',
    url,
    has_more: ending_before ? before > size : left.length > size,
    data: left.slice(0, size).map((one) => show(books, one, inner)),
  }
}

type Range = Partial<Record<'gt' | 'gte' | 'lt' | 'lte', string | undefined>>

function isIn(at: number, asked: string | Range | undefined): boolean {
  if (asked === undefined) return true
  if (typeof asked === 'string') return at === Number(asked)
  const { gt = '-1', gte = '0', lt = '1e12', lte = '1e12' } = asked
  return at > Number(gt) && at >= Number(gte) && at < Number(lt) && at <= Number(lte)
}

export function listDisputes(books: Books, tree: Tree) {
  const asked = checkParameters(parameters.listDisputes, tree)
  const found = [...books.disputes.values()].filter(
    ({ created, payment_intent, charge }) =>
      isIn(created, asked.created) &&
      (asked.payment_intent === undefined || payment_intent === asked.payment_intent) &&
      (asked.charge === undefined || charge === asked.charge),
  )
  return toPage(books, '/v1/disputes', found, asked)
}

export function listIntents(books: Books, tree: Tree) {
  const asked = checkParameters(parameters.listIntents, tree)
  const found = [...books.intents.values()].filter(
    ({ created, customer }) =>
      isIn(created, asked.created) && (asked.customer === undefined || customer === asked.customer),
  )
  return toPage(books, '/v1/payment_intents', found, asked)
}

export function listWebhooks(books: Books, tree: Tree) {
  const asked = checkParameters(parameters.list, tree)
  return toPage(books, '/v1/webhook_endpoints', [...books.webhooks.values()], asked)
}

export function listRefunds(books: Books, tree: Tree) {
  const asked = checkParameters(parameters.listRefunds, tree)
  const found = [...books.refunds.values()].filter(
    ({ payment_intent, charge }) =>
      (asked.payment_intent === undefined || payment_intent === asked.payment_intent) &&
      (asked.charge === undefined || charge === asked.charge),
  )
  return toPage(books, '/v1/refunds', found, asked)
}
