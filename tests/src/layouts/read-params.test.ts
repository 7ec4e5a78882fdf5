import { expect, test } from 'vitest'
import { readParams } from '#src/layouts/read-params.ts'

const read = (routePattern: string, path: string) =>
  readParams({ routePattern, request: new Request(`http://shop.example${path}`) })

test('A key has its own letters on its page, whatever an address has to write for them', () => {
  const key = 'ねじ a/b & c?d#50%20,100%日'
  const address = encodeURIComponent(key)
  expect(read('/product/[resourceKey]', `/product/${address}/`)).toEqual({ resourceKey: key })
  expect(read('/category/[key]/page/[page]', `/category/${address}/page/2/`)).toEqual({ key, page: '2' })
  expect(read('/bike/[maker]/[model]/index.md', `/bike/ya/${address}/index.md`)).toEqual({
    maker: 'ya',
    model: key,
  })
})
