import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { showFailure } from '#src/enhance/catalogue/fill-list.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

let list: HTMLElement
beforeEach(() => {
  installBrowser('https://shop.test/product/')
  document.body.innerHTML = `
    <div data-list><p data-list-status></p><div data-list-error hidden><p data-error-hint></p></div></div>`
  list = document.querySelector<HTMLElement>('[data-list]')!
})

const fail = (error: unknown) => {
  showFailure(list, error)
  expect(list.querySelector<HTMLElement>('[data-list-error]')?.hidden).toBe(false)
  return list.querySelector('[data-error-hint]')?.textContent
}
const refuse = (status: number) => new ApiError('GET /v1/products', '/v1/products', status, null)

test('Only a connection that failed is called one', () => {
  expect(fail(new TypeError('Failed to fetch'))).toContain('通信環境')
  for (const status of [400, 422]) expect(fail(refuse(status))).toContain('この条件では')
  for (const status of [429, 500, 503]) expect(fail(refuse(status))).toContain('混み合って')
})
