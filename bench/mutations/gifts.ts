import type { MutatedSubject } from './mutation.ts'

export const gifts: MutatedSubject = {
  name: 'gifts',
  tests: ['tests/shop-api/gifts', 'tests/src/rules/gift'],
  mutations: [
    {
      what: 'a gift can be opened after its last day',
      file: 'shop-api/orders/gift-status.ts',
      from: "return gift.expires_at <= now ? 'expired' : 'waiting'",
      to: "return 'waiting'",
    },
    {
      what: 'a cancelled gift is accepted',
      file: 'shop-api/gifts/find-gift.ts',
      from: "if (status === 'cancelled') throw refuseGift('social_gift.cancelled')",
      to: "if (status === 'cancelled') return found",
    },
    {
      what: 'a second person takes the gift over',
      file: 'shop-api/gifts/find-gift.ts',
      from: "if (status !== 'waiting') throw refuseGift('social_gift.already_accepted')",
      to: '',
    },
    {
      what: 'an answer that is sent twice is refused',
      file: 'shop-api/gifts/accept-gift.ts',
      from: 'if (row.accepted_at !== null && isSame(row, answer)) {',
      to: 'if (row.accepted_at === null && isSame(row, answer)) {',
    },
    {
      what: 'whoever holds the link reads the receiver’s address',
      file: 'shop-api/gifts/find-gift.ts',
      from: 'if (!isRecipient) {',
      to: 'if (!isRecipient && row.accepted_at === null) {',
    },
    {
      what: 'a gift of one shop opens in another',
      file: 'shop-api/gifts/find-gift.ts',
      from: '.where(and(eq(social_gifts.channel_id, channel.id), eq(social_gifts.token, token)))',
      to: '.where(eq(social_gifts.token, token))',
    },
    {
      what: 'the receiver asks for a day nobody can keep',
      file: 'shop-api/gifts/gift-delivery.ts',
      from: 'if (delivery_at !== null && !days.includes(delivery_at)) {',
      to: 'if (delivery_at !== null && days.length === 0) {',
    },
    {
      what: 'gifts wait ten times as long as the shop set',
      file: 'shop-api/gifts/create-gift.ts',
      from: 'days * 24 * 60 * 60 * 1000',
      to: 'days * 240 * 60 * 60 * 1000',
    },
    {
      what: 'a gift that was accepted in time ends all the same',
      file: 'shop-api/gifts/expire-gifts.ts',
      from: 'return and(isNull(social_gifts.accepted_at), lte(social_gifts.expires_at, now))',
      to: 'return lte(social_gifts.expires_at, now)',
    },
    {
      what: 'the sender is not told that nobody took the gift',
      file: 'shop-api/gifts/expire-gifts.ts',
      from: 'if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id })',
      to: '',
    },
    {
      what: 'staff ship a gift that nobody accepted',
      file: 'shop-api/orders/ship-parcel.ts',
      from: "if (gift !== undefined && gift.status !== 'accepted')",
      to: "if (gift !== undefined && gift.status === 'cancelled')",
    },
  ],
}
