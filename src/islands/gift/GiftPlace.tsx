import type { Address } from '#contract/shapes/address.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import type { GiftWish } from '#src/stores/gift/gift-answer.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { AddressLines } from '../ui/AddressLines.tsx'
import { ChangeablePart } from '../ui/ChangeablePart.tsx'

interface Props {
  address: Address
  wish: Omit<GiftWish, 'delivery_timezone_key'>
  /** Where each can be changed; left out when it cannot. */
  change?: { address: string; wish: string } | undefined
}

/** Where and when the gift comes. */
export function GiftPlace({ address, wish, change }: Props) {
  const day = wish.delivery_at === null ? recipientTexts.any_day : formatDayWithWeekday(wish.delivery_at)
  return (
    <>
      <ChangeablePart title={recipientTexts.place} change={change?.address}>
        <AddressLines address={address} className="person" />
      </ChangeablePart>
      <ChangeablePart title={recipientTexts.day} change={change?.wish}>
        <p>
          {day}　{wish.delivery_timezone}
        </p>
      </ChangeablePart>
    </>
  )
}
