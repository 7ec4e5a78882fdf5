import { beforeEach, expect, test } from 'vitest'
import { toNoshiValues } from '#src/forms/noshi-fields.ts'
import { forgetWishDraft, keepBefore, openWishDraft } from '#src/islands/checkout/wish-drafts.ts'
import { getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const FORM = 'gift-options-1-p3'
const known = { delivery_date: '', message: '', ...toNoshiValues(null) }

beforeEach(() => installBrowser('https://shop.test/cart/shipping-detail/'))

test('A draft that says what the cart has already is forgotten', () => {
  keepDraft(FORM, known)
  expect(openWishDraft(FORM, known)).toBe(false)
  expect(getDraft(FORM)).toEqual({})
})

test('A reload takes up what was typed, and leaves what was set for all meanwhile', () => {
  keepBefore(FORM, known)
  keepDraft(FORM, { ...known, message: 'お元気で。' })
  const set = { ...known, delivery_date: '2026-12-01' }
  expect(openWishDraft(FORM, set)).toBe(true)
  expect(getDraft(FORM)).toEqual({ message: 'お元気で。' })
  expect(openWishDraft(FORM, set)).toBe(true)
  expect(getDraft(FORM)).toEqual({ message: 'お元気で。' })

  // Typed on after the reload: the form keeps every field again.
  keepDraft(FORM, { ...set, message: 'お元気でね。' })
  expect(openWishDraft(FORM, { ...set, delivery_date: '2026-12-02' })).toBe(true)
  expect(getDraft(FORM)).toEqual({ message: 'お元気でね。' })
})

test('What was sent is forgotten with what was there before', () => {
  keepBefore(FORM, known)
  keepDraft(FORM, { ...known, message: 'お元気で。' })
  forgetWishDraft(FORM)
  expect(openWishDraft(FORM, known)).toBe(false)
  expect(sessionStorage.length).toBe(0)
})
