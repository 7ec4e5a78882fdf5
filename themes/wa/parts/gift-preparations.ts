import { giftShopText } from '#src/text/themes/gift-shop.ts'

export type GiftPreparation = keyof typeof giftShopText.preparations

/** What the shop does to a thing before it becomes a gift; chosen at checkout, for each address. */
const kinds: GiftPreparation[] = ['noshi', 'wrapping', 'message']

export const giftPreparations = kinds.map((kind) => ({ kind, ...giftShopText.preparations[kind] }))
