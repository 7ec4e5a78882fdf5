import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { $flash, setFlash, setNextFlash } from '#src/stores/page/flash.ts'
import { HIDDEN_MESSAGES_KEY } from '#src/rules/content/hidden-messages-key.ts'
import { hideMessage } from '#src/stores/content/hidden-messages.ts'
import { forgetManagerLogin } from '#src/stores/session/sign-in.ts'
import { $isLoading, trackTask, untilLoaded } from '#src/stores/page/loading.ts'
import { $toasts, dismissToast, showToast } from '#src/stores/page/toasts.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

beforeEach(() => {
  installBrowser('https://shop.test/')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const shown = () => $toasts.get().map(({ code }) => code)

test('A toast is shown for five seconds, once, and never more than five', () => {
  for (const code of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) showToast({ code })
  expect(shown()).toEqual(['b', 'c', 'd', 'e', 'f'])
  vi.advanceTimersByTime(4_999)
  expect(shown()).toHaveLength(5)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('A toast that says what went wrong stays until it is sent away', () => {
  showToast({ code: 'a' }, 'negative')
  vi.advanceTimersByTime(60_000)
  expect($toasts.get()[0]).toMatchObject({ type: 'negative' })
  dismissToast($toasts.get()[0]!.id)
  expect(shown()).toEqual([])
})

test('The next slot of the flash is the current one of the next page, once', () => {
  setNextFlash({ code: 'moved' })
  let close = $flash.subscribe(() => undefined)
  expect($flash.get()).toEqual({ code: 'moved', type: 'positive' })
  close()
  vi.runAllTimers()
  $flash.set(null)
  close = $flash.subscribe(() => undefined)
  expect($flash.get()).toBeNull()
  setFlash({ code: 'now' }, 'negative')
  expect($flash.get()?.type).toBe('negative')
  close()
})

test('The spinner shows while a task is under way, also when it fails', async () => {
  const work = Promise.withResolvers<void>()
  const tracked = trackTask('save', () => work.promise)
  const other = trackTask('save', () => Promise.resolve(1))
  expect(await other).toBe(1)
  expect($isLoading.get()).toBe(true)
  work.reject(new Error('no'))
  await expect(tracked).rejects.toThrow('no')
  expect($isLoading.get()).toBe(false)
})

test('Whoever waits for what is under way goes on when it ends, and after five seconds in any case', async () => {
  const gone: string[] = []
  const short = Promise.withResolvers<void>()
  void trackTask('short', () => short.promise)
  void untilLoaded().then(() => gone.push('short'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(gone).toEqual([])
  short.resolve()
  await vi.advanceTimersByTimeAsync(200)
  expect(gone).toEqual(['short'])
  const endless = Promise.withResolvers<void>()
  const tracked = trackTask('endless', () => endless.promise)
  void untilLoaded().then(() => gone.push('endless'))
  await vi.advanceTimersByTimeAsync(4_800)
  expect(gone).toEqual(['short'])
  await vi.advanceTimersByTimeAsync(200)
  expect(gone).toEqual(['short', 'endless'])
  endless.resolve()
  await tracked
})

test('A logout leaves no manager’s login behind, and what a manager typed stays', () => {
  localStorage.setItem('noren-editor-token:moto', 'x')
  localStorage.setItem('noren-editor-signed-in:moto', 'yes')
  localStorage.setItem('noren-editor:moto/news', '{}')
  forgetManagerLogin()
  expect(Object.keys(localStorage)).toEqual(['noren-editor:moto/news'])
})

test('A draft survives a reload and never holds a card or a password', () => {
  keepDraft('orderer', {
    last_name: '山田',
    card_number: '4242424242424242',
    security_code: '123',
    password: 'secret123',
    note: 'カードは 4242-4242-4242-4242 です',
  })
  expect(getDraft('orderer')).toEqual({ last_name: '山田' })
  expect(sessionStorage.getItem('noren.draft.orderer')).not.toContain('4242')
  forgetDraft('orderer')
  expect(getDraft('orderer')).toEqual({})
})

test('A browser that forbids storage still shops', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  keepDraft('orderer', { last_name: '山田' })
  expect(getDraft('orderer')).toEqual({})
})

test('What a visitor hid is remembered by version, beside what was hidden before', () => {
  hideMessage({ code: 'cart-index', updated_at: '2026-11-21T00:00:00Z' })
  hideMessage({ code: 'cart-payment', updated_at: '2026-11-20T00:00:00Z' })
  hideMessage({ code: 'cart-index', updated_at: '2026-11-22T00:00:00Z' })
  expect(JSON.parse(localStorage.getItem(HIDDEN_MESSAGES_KEY) ?? '')).toEqual({
    'cart-index': '2026-11-22T00:00:00Z',
    'cart-payment': '2026-11-20T00:00:00Z',
  })
})
