import type { Address } from '#contract/shapes/address.ts'
import type { RecipientInput } from '#contract/shapes/recipients.ts'
import { ADDRESS } from './selling-shop.ts'

const PREFECTURES = ['東京都', '大阪府', '沖縄県']

/** Somebody who gets something, by number: no two are the same, and every third lives in the same region. */
export function createRecipientAddress(number: number): Address {
  return {
    ...ADDRESS,
    shipping_first_name: `花子${number + 1}`,
    prefecture: PREFECTURES[number % PREFECTURES.length] ?? '東京都',
    address1: `神宮前1-2-${number + 1}`,
  }
}

/** `count` people who all get the same goods. */
export function createRecipients(
  count: number,
  goods: RecipientInput['goods'],
  more: Partial<RecipientInput> = {},
): RecipientInput[] {
  return Array.from({ length: count }, (_, number) => ({
    address: createRecipientAddress(number),
    goods,
    ...more,
  }))
}
