import { expect, test } from 'vitest'
import { cleanTrackingNo } from '#src/rules/order/clean-tracking-no.ts'
import { findTrackingFault } from '#src/rules/order/find-tracking-fault.ts'

test.each([
  ['yamato', '4444-1375-8703'],
  ['yamato', '４４４４−１３７５−８７０３'],
  ['yamato', '\u202a444413758703\u202c'],
  ['sagawa', '512547514334'],
  ['japan_post', '4444 1375 8714'],
  // Registered mail has 11 digits, parcels from abroad have letters.
  ['japan_post', '13579246801'],
  ['japan_post', 'EE123456785JP'],
  ['other', '444413758704'],
] as const)('%s takes %s', (carrier, typed) => {
  expect(findTrackingFault(carrier, cleanTrackingNo(typed))).toBeUndefined()
})

test.each([
  ['yamato', '4444-1375-8704', 'check_digit'],
  ['yamato', '4444-1375-7803', 'check_digit'],
  ['sagawa', '512547514335', 'check_digit'],
  ['japan_post', '444413758709', 'check_digit'],
  ['yamato', '4.44414E+11', 'rounded'],
  ['other', '４．４４４１４Ｅ＋１１', 'rounded'],
  ['yamato', '4444/1375', 'bad_tracking'],
  ['other', '123', 'bad_tracking'],
] as const)('%s refuses %s: %s', (carrier, typed, fault) => {
  expect(findTrackingFault(carrier, cleanTrackingNo(typed))).toBe(fault)
})
