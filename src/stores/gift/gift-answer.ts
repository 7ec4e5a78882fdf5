import { atom } from 'nanostores'
import type { Address, AddressInput } from '#contract/shapes/address.ts'
import type { SocialGiftLeadtime } from '#contract/shapes/social-gift.ts'
import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { getGiftKey } from './gift-key.ts'
import { SECRET_PREFIX } from '#src/stores/session/kept-secrets.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { takeGiftFailure } from './social-gift.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

export interface GiftWish {
  delivery_at: string | null
  delivery_timezone_key: string | null
  delivery_timezone: string | null
}

/**
 * What the recipient entered so far, validated by the API (behaviour 9.2). It is kept in this tab only, because it is
 * an address.
 */
export interface GiftAnswer {
  address?: Address
  wish?: GiftWish
}

/** When the gift can arrive at the given address; null before it was asked. */
export const $giftLeadtime = atom<SocialGiftLeadtime | null>(null)

export function getGiftAnswer(): GiftAnswer {
  return (getStored('session', toKey()) as GiftAnswer | null) ?? {}
}

/** Keeps the address once the API says it can be reached. Delivery wishes for another address are dropped. */
export function giveGiftAddress(typed: AddressInput): Promise<CallFailure | null> {
  return say(async (api, gift_token) => {
    await api.call('POST /v1/social-gifts/check/shipping', { body: { ...typed, gift_token } })
    const { address: before, wish } = getGiftAnswer()
    const address: Address = { company_name: null, department_name: null, ...typed }
    const isSamePlace = before?.prefecture === address.prefecture
    keepAnswer(isSamePlace && wish ? { address, wish } : { address })
  })
}

/** Keeps day and time slot once the API accepted them. */
export function giveGiftWish(wish: GiftWish): Promise<CallFailure | null> {
  return say(async (api, gift_token) => {
    const { address } = requireAddress()
    const { postal_code, prefecture } = address
    await api.call('POST /v1/social-gifts/check/delivery', {
      body: { gift_token, postal_code, prefecture, ...wish },
    })
    keepAnswer({ address, wish })
  })
}

export function loadGiftLeadtime(): Promise<CallFailure | null> {
  return say(async (api, giftToken) => {
    const { postal_code: postal, prefecture: pref } = requireAddress().address
    const params = { giftToken }
    const [{ body: shipping }, { body }] = await Promise.all([
      api.call('GET /v1/social-gifts/{giftToken}/shipping', { params }),
      api.call('GET /v1/shipping-leadtime/input/{giftToken}', { params, query: { postal, pref } }),
    ])
    // An order may have several shippings; this gift is one of them.
    const own = body.leadtimes.find(({ order_shipping_id }) => order_shipping_id === shipping.id)
    $giftLeadtime.set(own ?? null)
  })
}

/** Accepts the gift. Sending it again gives the same answer, so a lost reply may be repeated. */
export function acceptGift(): Promise<CallFailure | null> {
  return say(async (api, giftToken) => {
    const { address } = requireAddress()
    const { wish } = getGiftAnswer()
    if (!wish) throw new Error('A gift is taken after its day was asked.')
    await api.call('PUT /v1/social-gifts/{giftToken}', {
      params: { giftToken },
      body: { ...address, ...wish },
    })
    setStored('session', toKey(), null)
  })
}

/** Answers null, or why not. What the refusal says about the gift itself is shown at once. */
async function say(work: (api: Api, key: string) => Promise<void>): Promise<CallFailure | null> {
  try {
    await work(await loadOpenApi(), getGiftKey())
    return null
  } catch (error) {
    const failure = toCallFailure(error)
    takeGiftFailure(failure)
    return failure
  }
}

function requireAddress(): { address: Address } {
  const { address } = getGiftAnswer()
  if (!address) throw new Error('A gift has an address before its day is asked.')
  return { address }
}

const toKey = () => `${SECRET_PREFIX}gift.${getGiftKey()}`

function keepAnswer(answer: GiftAnswer): void {
  setStored('session', toKey(), answer)
}
