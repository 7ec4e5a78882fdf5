import { beforeEach, expect, test, vi } from 'vitest'
import { chooseByAddress } from '#src/layouts/choose-by-address.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const VARIATIONS = [
  { id: 1, code: 'ST-110', options: ['スチール', '110L'] },
  { id: 2, code: 'GD-120', options: ['ゴールド', '120L'] },
]

/** The buy box as it is published, at an address. */
function openAt(address: string): void {
  installBrowser(`https://shop.test/product/chain/${address}`)
  const radio = (axis: number, value: string, checked = '') =>
    `<input type="radio" name="option-${axis}" value="${value}" ${checked}>`
  document.body.innerHTML = `<form data-buy-box>
    ${radio(0, 'スチール', 'checked')}${radio(0, 'ゴールド')}${radio(1, '110L', 'checked')}${radio(1, '120L')}
    <script type="application/json" data-variations>${JSON.stringify(VARIATIONS)}</script></form>`
}

const run = () => void new Function(chooseByAddress)()
const getChosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')]
    .filter((one) => one.checked)
    .map((one) => one.value)

beforeEach(() => vi.unstubAllGlobals())

test.each(['?variant=2', '?variant=GD-120', '?product_id=2', '#GD-120'])(
  '%s chooses its variation',
  (address) => {
    openAt(address)
    run()
    expect(getChosen()).toEqual(['ゴールド', '120L'])
  },
)

test.each([
  ['?variant=1', true],
  ['?variant=2', true],
  ['?variant=99', false],
  ['', false],
])('At «%s» the buy box knows whether a variation was named', (address, isNamed) => {
  openAt(address)
  run()
  expect('named' in (document.querySelector<HTMLElement>('[data-buy-box]')?.dataset ?? {})).toBe(isNamed)
})

test('What somebody chose before this part of the page came stays chosen', () => {
  openAt('?variant=1')
  for (const value of ['ゴールド', '120L'])
    document.querySelector<HTMLInputElement>(`[value="${value}"]`)!.checked = true
  run()
  expect(getChosen()).toEqual(['ゴールド', '120L'])
})

test('An address that names nothing leaves the choice as it was published', () => {
  openAt('?variant=99')
  run()
  expect(getChosen()).toEqual(['スチール', '110L'])
})
