import { expect, test } from 'vitest'
import { toAddressIdentity, toPersonIdentity } from '#src/rules/gift/same-recipient.ts'
import { addressOf } from '#tests/support/give-season.ts'

const one = addressOf('佐藤')

test('Widths and spaces make no other recipient', () => {
  const same = {
    ...one,
    shipping_last_name: ' 佐藤',
    address1: '神宮前１-２-３',
    address2: 'そよかぜ荘　201',
  }
  expect(toAddressIdentity(same)).toBe(toAddressIdentity(one))
})

test('Another room, company or name is another recipient; the person stays the same in another room', () => {
  const moved = { ...one, address2: '別荘301' }
  expect(toAddressIdentity(moved)).not.toBe(toAddressIdentity(one))
  expect(toPersonIdentity(moved)).toBe(toPersonIdentity(one))
  expect(toAddressIdentity({ ...one, company_name: 'そよかぜ商会' })).not.toBe(toAddressIdentity(one))
  expect(toPersonIdentity(addressOf('鈴木'))).not.toBe(toPersonIdentity(one))
  expect(toPersonIdentity({ ...one, postal_code: '5300001' })).not.toBe(toPersonIdentity(one))
})
