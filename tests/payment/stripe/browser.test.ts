import { Window } from 'happy-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { CardFields } from '#payment/card-fields.ts'
import { mount } from '#payment/stripe/browser.ts'
import { startStripe, type StripeStandIn } from '#tests/support/payment-stand-ins/stripe/start.ts'

const settings: PaymentServiceSettings = {
  code: 'card',
  provider: 'stripe',
  name: 'Stripe',
  entry: 'fields',
  frame_url: null,
  script_url: 'https://js.stripe.com/endive/stripe.js',
  public_key: 'pk_test_standinpublickey',
  is_test: true,
  is_3d_secure: true,
}
const ORIGIN = 'https://js.stripe.com'

/** A page of the shop. It loads nothing from a network by itself: the test is the network. */
const page = new Window({
  url: 'https://shop.example/checkout/payment/',
  settings: { disableIframePageLoading: true, disableJavaScriptFileLoading: true },
})
const GLOBALS = ['document', 'getComputedStyle', 'addEventListener', 'removeEventListener'] as const

let standIn: StripeStandIn
let script: string
beforeAll(async () => {
  standIn = await startStripe()
  script = await (await standIn.fetch(settings.script_url ?? '')).text()
})
afterAll(() => standIn.close())

beforeEach(() => {
  for (const name of GLOBALS) {
    const value: unknown = page[name]
    vi.stubGlobal(name, typeof value === 'function' ? value.bind(page) : value)
  }
  vi.stubGlobal('window', page)
  page.document.body.innerHTML = '<div id="place"></div>'
  page.document.documentElement.setAttribute('style', '--color-ground: #ffffff; --color-focus: #0b5351')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const happened: string[] = []

function open(): CardFields {
  happened.length = 0
  const note = (what: string) => () => void happened.push(what)
  return mount(
    document.getElementById('place') ?? document.body,
    { settings, id: 'card-fields', title: 'カード情報の入力欄（決済会社）' },
    {
      onReady: note('ready'),
      onEnter: note('enter'),
      onCorrected: note('corrected'),
      onSilence: note('silence'),
    },
  )
}

const findScript = () => page.document.querySelector(`script[src="${settings.script_url}"]`)

describe('Stripe’s card fields', () => {
  // Before any other: a script that came stays.
  test('tell that the script does not come, and fail every question', async () => {
    const fields = open()
    expect(findScript()).not.toBeNull()
    // The loader tries a second time by itself.
    for (let attempt = 0; attempt < 2; attempt++) {
      const asked = findScript()
      asked?.dispatchEvent(new page.Event('error'))
      await expect.poll(() => findScript() !== asked || happened.length > 0).toBe(true)
    }
    await expect.poll(() => happened).toEqual(['silence'])
    expect(await fields.submit()).toEqual({ state: 'failed', reason: 'network' })
    fields.close()
    expect(page.document.getElementById('card-fields')).toBeNull()
    expect(happened).toEqual(['silence'])
  })

  test('tell that nothing came for fifteen seconds, and give up on an answer after thirty', async () => {
    vi.useFakeTimers()
    const fields = open()
    await vi.advanceTimersByTimeAsync(14_999)
    expect(happened).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(happened).toEqual(['silence'])
    const end = fields.submit()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await end).toEqual({ state: 'failed', reason: 'timeout' })
    fields.close()
    const closed = open()
    closed.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(happened).toEqual([])
  })
})

describe('Stripe’s card fields, when its script is there,', () => {
  /** What the page asks of the frame, and how the frame answers. */
  let frame: { tell: (message: object) => void; asked: { type: string; key: string }[] }
  let answers: object[] = []

  beforeEach(() => {
    answers = []
    new Function(script)()
    // The loader has waited for this since the first test.
    findScript()?.dispatchEvent(new page.Event('load'))
  })

  async function openFrame(): Promise<CardFields> {
    const fields = open()
    await expect.poll(() => page.document.querySelector('iframe')).not.toBeNull()
    const element = page.document.querySelector('iframe')
    if (!element) throw new Error('there is no frame')
    const asked: (typeof frame)['asked'] = []
    const contentWindow = {
      postMessage(message: { type: string; request: number; key: string }, to: string) {
        expect(to).toBe(ORIGIN)
        asked.push(message)
        tell({ type: 'stand-in:end', request: message.request, ...answers.shift() })
      },
    }
    Object.defineProperty(element, 'contentWindow', { value: contentWindow })
    const tell = (data: object) => {
      const message = new page.MessageEvent('message', { data, origin: ORIGIN })
      Object.defineProperty(message, 'source', { value: contentWindow })
      page.dispatchEvent(message)
    }
    frame = { tell, asked }
    tell({ type: 'stand-in:ready' })
    expect(happened).toEqual(['ready'])
    return fields
  }

  const paymentMethod = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031 } }

  test('are in a frame of Stripe’s, and make a token', async () => {
    const fields = await openFrame()
    const room = page.document.getElementById('card-fields')
    expect(room?.getAttribute('aria-label')).toBe('カード情報の入力欄（決済会社）')
    expect(room?.querySelector('iframe')?.src).toMatch(/^https:\/\/js\.stripe\.com\//)
    answers = [{}, { paymentMethod }]
    expect(await fields.submit()).toEqual({
      state: 'made',
      card: { token: 'pm_1', brand: 'Visa', last4: '4242', expiry: '203103' },
    })
    expect(frame.asked.map(({ type, key }) => `${type} ${key}`)).toEqual([
      'stand-in:check pk_test_standinpublickey',
      'stand-in:make pk_test_standinpublickey',
    ])
    fields.close()
    expect(page.document.querySelector('iframe')).toBeNull()
  })

  test('refuse with Stripe’s sentence, and tell when all is well again', async () => {
    const fields = await openFrame()
    answers = [{ error: { type: 'validation_error', message: 'カード番号が不完全です。' } }]
    expect(await fields.submit()).toEqual({ state: 'refused', sentences: ['カード番号が不完全です。'] })
    frame.tell({ type: 'stand-in:change', complete: false })
    expect(happened).toEqual(['ready'])
    frame.tell({ type: 'stand-in:change', complete: true })
    frame.tell({ type: 'stand-in:change', complete: true })
    expect(happened).toEqual(['ready', 'corrected'])
    answers = [{}, { error: { type: 'card_error', code: 'card_declined' } }]
    expect(await fields.submit()).toEqual({
      state: 'refused',
      sentences: ['カード情報をお確かめのうえ、もう一度ご入力ください。'],
    })
    fields.close()
  })

  test('fail when Stripe cannot be asked, or gives what is no card', async () => {
    const fields = await openFrame()
    for (const type of ['api_connection_error', 'api_error', 'rate_limit_error', 'invalid_request_error']) {
      answers = [{}, { error: { type, message: 'x' } }]
      expect(await fields.submit()).toEqual({ state: 'failed', reason: 'network' })
    }
    answers = [{}, { paymentMethod: { id: 'pm_1' } }]
    expect(await fields.submit()).toEqual({ state: 'failed', reason: 'network' })
    fields.close()
    expect(await fields.submit()).toEqual({ state: 'failed', reason: 'network' })
  })

  test('throw nothing into the page for a key that is none', async () => {
    happened.length = 0
    const silence = vi.fn<() => void>()
    const events = { onReady: () => {}, onEnter: () => {}, onCorrected: () => {}, onSilence: silence }
    const place = document.getElementById('place') ?? document.body
    const fields = mount(
      place,
      { settings: { ...settings, public_key: 'nonsense' }, id: 'x', title: 'x' },
      events,
    )
    await expect.poll(() => silence.mock.calls.length).toBe(1)
    expect(await fields.submit()).toEqual({ state: 'failed', reason: 'network' })
    fields.close()
  })
})
