import { useStore } from '@nanostores/react'
import { expect, test, vi } from 'vitest'
import { toPlainRow } from '#src/rules/checkout/to-recipient-row.ts'
import { manyTexts } from '#src/text/checkout/many-destinations.ts'
import { openPage, useBrowserShop } from '#tests/support/browser-shop.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 100 }])

/** The delivery step of a cart that goes to twelve; `open` shows it anew, as after a reload. */
async function openStep() {
  const page = { ...(await openPage()), ...(await import('#src/stores/checkout/recipients.ts')) }
  const { setAllPackings } = await import('#src/stores/checkout/all-parcels.ts')
  await page.addProduct({ product_id: shop.product_ids[0] ?? 0, quantity: 1 })
  const getCart = () => {
    const state = page.$cart.get()
    if (state.state !== 'open') throw new Error('No cart.')
    return state.cart
  }
  await page.setOrderer(ORDERER)
  page.openRecipients(getCart())
  const names = Array.from({ length: 12 }, (_, at) => `太郎${at + 1}`)
  page.addRows(
    names.map((shipping_first_name) => toPlainRow(shipping_first_name, { ...ADDRESS, shipping_first_name })),
  )
  expect(await page.sendRecipients(getCart(), null)).toBeNull()
  const { createRoot } = await import('react-dom/client')
  const { DeliveryForm } = await import('#src/islands/checkout/DeliveryForm.tsx')
  function Step() {
    const view = useStore(page.$cartView)
    return view && <DeliveryForm view={view} variant="personal" />
  }
  // What react-hook-form asks of a browser beside the page itself.
  vi.stubGlobal('HTMLElement', window.HTMLElement)
  const { packings } = getCart().detail
  const show = async () => {
    document.body.innerHTML = '<main></main>'
    const root = createRoot(document.querySelector('main')!)
    root.render(<Step />)
    await find('.many-rows > li')
    return root
  }
  return { ...page, getCart, setAllPackings, packings, show }
}

/** The step loads its parts late, and these tests are not alone on the machine. */
const patiently = <Found,>(look: () => Found) => vi.waitFor(look, { timeout: 10_000 })

const find = (selector: string) =>
  patiently(() => {
    const found = document.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })

const getRows = () => [...document.querySelectorAll<HTMLElement>('.many-rows > li')]
const getShown = () => getRows().filter((row) => !row.hidden)

/** The setter of the class, not of the element: React replaces that one to notice what is typed. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  field.dispatchEvent(new window.Event('input', { bubbles: true }))
}

const listDrafts = () => Object.keys(sessionStorage).filter((key) => key.includes('gift-options'))

async function press(name: string): Promise<void> {
  const button = await patiently(() => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
    if (!found) throw new Error(`No button ${name}`)
    return found
  })
  button.click()
}

test('Typing into one of many parcels keeps its field, and a reload what was typed, wherever it stands', async () => {
  const step = await openStep()
  const first = await step.show()
  expect(getRows()).toHaveLength(10)
  type(await find('#many-words'), '太郎12')
  await patiently(() => expect(getShown()).toHaveLength(1))
  getShown()[0]!.querySelector('button')!.click()
  const message = await find('.recipient-details textarea')
  type(message, 'お')
  type(message, 'お元気で。')
  await patiently(() => expect(getRows()).toHaveLength(1))
  expect(message.isConnected).toBe(true)
  expect(document.querySelector('.recipient-details textarea')).toBe(message)
  expect(listDrafts()).toContain(`noren.draft.gift-options-${step.getCart().id}-${step.packings[11]!.key}`)
  first.unmount()

  await step.setAllPackings({ wrapping: 'paper' })
  const second = await step.show()
  await patiently(() => expect(getRows()).toHaveLength(11))
  expect(getShown()).toHaveLength(10)
  expect((await find('.recipient-details textarea')).value).toBe('お元気で。')
  document.querySelector('form')!.requestSubmit()
  await patiently(() => {
    const { packings } = step.getCart().detail
    expect(packings.map(({ message: text }) => text).filter(Boolean)).toEqual(['お元気で。'])
    expect(new Set(packings.map(({ wrapping }) => wrapping))).toEqual(new Set(['paper']))
  })
  await patiently(() => expect(listDrafts()).toEqual([]))
  second.unmount()
})

test('Where parcels differ it is said; «none» is a choice that is sent, the rest stays', async () => {
  const step = await openStep()
  const [one] = step.packings
  await step.setPacking({ key: one!.key, wrapping: 'gift_box', message: '御礼' })
  const root = await step.show()
  const own = await find('input[type="radio"][value="each"]')
  expect(own.checked).toBe(true)
  expect(document.body.textContent).toContain(manyTexts.own_messages)
  await press(manyTexts.apply)
  await patiently(() => expect(document.body.textContent).toContain(manyTexts.unchanged))
  expect(step.getCart().detail.packings[0]).toMatchObject({ wrapping: 'gift_box', message: '御礼' })

  ;(await find('input[type="radio"][value="none"]')).click()
  await press(manyTexts.apply)
  await patiently(() => expect(document.body.textContent).toContain(manyTexts.applied))
  const { packings } = step.getCart().detail
  expect(new Set(packings.map(({ wrapping }) => wrapping))).toEqual(new Set(['none']))
  expect(packings[0]).toMatchObject({ message: '御礼' })
  root.unmount()
})

test('A noshi that is only shown is no draft; what is missing is said and gets the focus', async () => {
  const step = await openStep()
  const { key } = step.packings[0]!
  await step.setPacking({
    key,
    noshi: { mizuhiki: 'red_white_bow', placement: 'inner', title: '御祝', names: ['山田'] },
  })
  const root = await step.show()
  getShown()[0]!.querySelector('button')!.click()
  const known = await find(`select[id$="${key}-noshi_occasion"]`)
  await patiently(() => expect(['', 'other']).not.toContain(known.value))
  expect(listDrafts().filter((one) => !one.endsWith('-before'))).toEqual([])

  ;(await find('input[name*="all-noshi_wish"][value="wanted"]')).click()
  const occasion = await find('select[id$="all-noshi_occasion"]')
  await press(manyTexts.apply)
  await patiently(() => expect(document.body.textContent).toContain(manyTexts.wrong))
  await patiently(() => expect(document.activeElement?.id).toBe(occasion.id))
  root.unmount()
})
