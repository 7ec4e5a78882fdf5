import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { generalErrors } from '#contract/shapes/error.ts'
import { readSpecCalls } from '#tests/support/listed-calls.ts'

const declared = Object.entries<CallDefinition>(calls)

/** Lists without pages: their entries are named by whoever asks, or there are only so many of them. */
const UNPAGED: ReadonlySet<string> = new Set(
  [
    'admin/layout-targets',
    'admin/layouts',
    'admin/messages',
    'admin/settings',
    'admin/themes',
    'bikes/{resourceKey}/judgements',
    'business-dates/monthly/calendar/front',
    'carts/{cartToken}/decision-data',
    'categories/hierarchy',
    'changes',
    'guest/product-histories',
    'me/bikes',
    // Bounded by BUYERS_MAX and ORDER_LISTS_MAX (contract/buying-limits.ts).
    'me/business-account/buyers',
    'me/business-account/invitations',
    'me/order-lists',
    'me/gift-seasons',
    'me/name-embroidery',
    'me/prices',
    'me/popup',
    'part-numbers',
    'payments',
    'payments/carts/{cartToken}',
    'postal-code',
    'postal-codes/prefectures',
    'price-and-stock',
    'products/{resourceKey}/accessories',
    'products/{resourceKey}/recommend',
    'social-gifts/{giftToken}/complete',
    'social-gifts/{giftToken}/products',
  ].map((path) => `GET /v1/${path}`),
)
/** Deletions that answer how things stand now, because the screen goes on with that. */
const KEEPS_SHOWING: ReadonlySet<string> = new Set([
  'DELETE /v1/products/{resourceKey}/likes',
  // Answers that the member left, with the cookie that ends the login.
  'DELETE /v1/me/user',
])

/** Calls of the staff for whoever has not signed in yet. */
const COMES_IN = /^\/v1\/admin\/auth\/(login|second-factor|reset|invitation)\b/

describe('the contract', () => {
  test('declares every call other storefronts make under its heading', () => {
    const headings = Object.fromEntries(declared.map(([name, { heading }]) => [name, heading]))
    for (const [heading, names] of readSpecCalls()) {
      for (const name of names) expect([name, headings[name]]).toEqual([name, heading])
    }
  })

  test('calls everything else its own', () => {
    const ofSpec = new Set(readSpecCalls().flatMap(([, names]) => names))
    const extra = declared.filter(([name, { is_ours }]) => !ofSpec.has(name) && !is_ours)
    expect(extra.map(([name]) => name)).toEqual([])
  })

  test('names no call twice, by whatever parameter', () => {
    const shapes = declared.map(([name]) => name.replaceAll(/\{[^}]+\}/g, '{}'))
    expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([])
  })

  describe.each(declared)('%s', (name, call) => {
    const path = name.slice(name.indexOf(' ') + 1)

    test('is well formed', () => {
      expect(name).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/[A-Za-z0-9_\-./{}]+$/)
      expect(call.summary).toMatch(/^[A-Z].{5,}\.$/)
      expect(call.is_ours ? 'ours' : call.heading).toMatch(/^.+$/)
      if (name.startsWith('GET ')) expect(call.body).toBeUndefined()
      if (call.body_type === 'multipart') expect(call.body).toBeDefined()
    })

    test('asks for a bearer exactly where the path is a member’s or the staff’s', () => {
      if (path.startsWith('/v1/me/')) expect(call.auth).toBe('member')
      const isOfInstallation = path.startsWith('/v1/admin/shops')
      if (path.startsWith('/v1/admin/') && !COMES_IN.test(path))
        expect(call.auth).toBe(isOfInstallation ? 'installation' : 'admin')
      if (call.auth === 'admin') expect(path).toContain('/admin/')
      expect(call.area !== undefined).toBe(call.auth === 'admin')
      if (call.reads) expect(name.startsWith('POST ') && call.auth === 'admin').toBe(true)
      if (call.auth === 'order-token') expect(queryOf(call)).toContain('t')
    })

    test('pages its list with both query and headers', () => {
      if (call.headers?.includes('paged')) {
        expect(queryOf(call)).toEqual(expect.arrayContaining(['page', 'per']))
        expect(call.response instanceof z.ZodMiniObject && 'data' in call.response.shape).toBe(true)
      }
      if (queryOf(call).includes('page')) expect(call.headers).toContain('paged')
      expect(call.headers?.includes('file') ?? false).toBe(call.response === 'file')
    })

    test('pages its list, unless whoever asks names the entries or their number is fixed', () => {
      if (!name.startsWith('GET ') || !(call.response instanceof z.ZodMiniObject)) return
      if (!('data' in call.response.shape) || UNPAGED.has(name)) return
      expect(call.headers).toContain('paged')
    })

    test('answers a deletion with nothing, and any other write with JSON', () => {
      if (name.startsWith('GET ') || call.response === 'file' || KEEPS_SHOWING.has(name)) return
      if (name.startsWith('DELETE ')) expect(call.response).toBeNull()
      else expect(call.response).not.toBeNull()
    })

    test('has schemas that can be asked and path values it really has', () => {
      const schemas = [call.params, call.query, call.body, call.accepted, call.response]
      for (const schema of schemas) {
        if (schema && schema !== 'file') expect(schema.safeParse(undefined).success).toBe(false)
      }
      const params = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : []
      for (const param of params) expect(path).toContain(`{${param}}`)
    })

    test('has error codes of its own only', () => {
      const general = generalErrors.map(({ code }) => code as string)
      for (const code of call.errors ?? []) {
        expect(code).toMatch(/^[a-z_]+(\.[a-z_0-9]+)+$/)
        expect(general).not.toContain(code)
      }
      expect(new Set(call.errors).size).toBe(call.errors?.length ?? 0)
    })
  })
})

function queryOf(call: CallDefinition): string[] {
  return call.query instanceof z.ZodMiniObject ? Object.keys(call.query.shape) : []
}
