import { expect, test } from 'vitest'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import { isApiFailure } from '#src/site/is-api-failure.ts'

async function failWith(fetch: () => Promise<Response>): Promise<unknown> {
  const api = createValidatedApi({ base: 'http://shop.test/moto', fetch })
  return api.call('GET /v1/settings/front').catch((error: unknown) => error)
}

test.for([
  ['is down', async () => Promise.reject(new TypeError('fetch failed'))],
  ['answers an error', async () => Response.json({ code: 'x', message: '' }, { status: 500 })],
  ['answers another shape', async () => Response.json({ 'SITE.THEME': 7 })],
] as const)('When the API %s, it is the API’s failure, however deep', async ([, fetch]) => {
  const error = await failWith(fetch)
  expect(isApiFailure(error)).toBe(true)
  expect(isApiFailure(new Error('The page could not be rendered', { cause: error }))).toBe(true)
})

test('What the code of a page throws is its own failure', () => {
  expect(isApiFailure(new TypeError('price is undefined'))).toBe(false)
  expect(isApiFailure('thrown')).toBe(false)
})
