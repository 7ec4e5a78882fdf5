import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Card } from '#contract/shapes/card.ts'
import { isCardExpiryValid, toCardMonth } from '#src/rules/checkout/card-expiry.ts'
import type { ResourceState } from '#src/stores/calls/create-resource.ts'
import { type Cards, cardsResource } from '#src/stores/member/member-cards.ts'
import { $session } from '#src/stores/session/session.ts'

const OTHER = 'other'
const $none = atom<ResourceState<Cards>>({ state: 'ready', value: { data: [], limit: null } })

/**
 * The cards a member keeps, and which of them shall pay: the main one until another is chosen. Guests have none, and nobody is
 * asked for them before `is_wanted`. Cards that cannot be read are none: then one is typed.
 */
export function useKeptCards(is_wanted: boolean) {
  const is_member = useStore($session, { ssr: 'initial' }).state === 'member'
  const cards = useStore(is_wanted && is_member ? cardsResource.$state : $none)
  const [chosen, setChosen] = useState('')
  const [month] = useState(() => toCardMonth(new Date()))
  const usable = cards.state === 'ready' ? cards.value.data.filter(isUsable(month)) : []
  const found = usable.find(({ id }) => String(id) === chosen) ?? usable[0] ?? null
  return {
    usable,
    is_loading: cards.state === 'loading',
    /** Null where a card is typed. */
    card: chosen === OTHER ? null : found,
    choose: setChosen,
    other: OTHER,
  }
}

export type KeptCards = ReturnType<typeof useKeptCards>

const isUsable =
  (month: string) =>
  ({ expiration }: Card) =>
    isCardExpiryValid(expiration, month)
