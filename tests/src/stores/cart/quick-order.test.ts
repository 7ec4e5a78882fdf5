import { expect, test, vi } from 'vitest'
import { useBrowserShop } from '#tests/support/browser-shop.ts'

const shop = await useBrowserShop([
  { unit_price: 1_000, stock: 500 },
  { unit_price: 2_500, stock: 3 },
  { unit_price: 300, stock: 0 },
])

/** The page with the order desk, loaded anew. */
async function openOrderDesk(sent = '') {
  vi.resetModules()
  const desk = {
    ...(await import('#src/stores/cart/quick-order.ts')),
    ...(await import('#src/stores/cart/cart.ts')),
    ...(await import('#src/stores/cart/cart-token.ts')),
  }
  desk.openQuickOrder(sent)
  return {
    ...desk,
    typed: () =>
      desk.$quickOrder
        .get()
        .lines.filter(({ code, quantity }) => code || quantity)
        .map(({ code, quantity, fault }) => [code, quantity, fault?.kind ?? null]),
    async readQuantities() {
      const cart = await shop.call('GET /v1/carts/{cartToken}', {
        params: { cartToken: desk.getCartToken() ?? '' },
      })
      return cart.detail.products.map(({ quantity }) => quantity)
    },
  }
}

test('Pasted lines go into the cart, whatever their width and case', async () => {
  const desk = await openOrderDesk()
  const [first] = desk.$quickOrder.get().lines
  expect(desk.pasteLines(first!.id, 'C-1\t12\nｃ－２\t2')).toBe(2)
  await desk.orderLines()
  expect(desk.typed()).toEqual([])
  expect(desk.$quickOrder.get()).toMatchObject({ added: { lines: 2, pieces: 14 }, is_busy: false })
  expect(await desk.readQuantities()).toEqual([12, 2])
})

test('What is wrong stays beside its field with everything that was typed; the rest is bought once', async () => {
  const desk = await openOrderDesk('C-1 5\nNO-SUCH 1\nC-2 many\nC-2 9\nC-3 1')
  await desk.orderLines()
  const left = [
    ['NO-SUCH', '1', 'unknown'],
    ['C-2', 'many', 'quantity'],
    ['C-2', '9', 'too_many'],
    ['C-3', '1', 'sold_out'],
  ]
  expect(desk.typed()).toEqual(left)
  await desk.orderLines()
  expect(desk.typed()).toEqual(left)
  expect(await desk.readQuantities()).toEqual([5])
})

test('A line that asks for more than there is says how many are left', async () => {
  const desk = await openOrderDesk('C-2 9')
  await desk.orderLines()
  expect(desk.$quickOrder.get().lines[0]?.fault).toEqual({ field: 'quantity', kind: 'too_many', left: 3 })
})

test('A line whose number is missing says so, and an empty order asks for one', async () => {
  const desk = await openOrderDesk()
  const [first] = desk.$quickOrder.get().lines
  await desk.orderLines()
  expect(desk.$quickOrder.get().lines[0]?.fault).toEqual({ field: 'code', kind: 'nothing' })
  desk.typeLine(first!.id, { quantity: '3' })
  await desk.orderLines()
  expect(desk.typed()).toEqual([['', '3', 'no_code']])
})

test('What was typed outlives a reload and a dead connection', async () => {
  const desk = await openOrderDesk('C-1 5')
  shop.wire.current = () => Promise.reject(new TypeError('Failed to fetch'))
  await desk.orderLines()
  expect(desk.typed()).toEqual([['C-1', '5', 'failed']])
})

test('A reload brings the lines back', async () => {
  const before = await openOrderDesk('C-1 5\nNO-SUCH 2')
  const [, second] = before.$quickOrder.get().lines
  before.typeLine(second!.id, { quantity: '4' })
  expect((await openOrderDesk()).typed()).toEqual([
    ['C-1', '5', null],
    ['NO-SUCH', '4', null],
  ])
})
