import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { createGiftDeliveryForm } from '#src/forms/gift-delivery.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toGiftPath } from '#src/rules/gift/gift-steps.ts'
import { $giftLeadtime, getGiftAnswer, giveGiftWish, loadGiftLeadtime } from '#src/stores/gift/gift-answer.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toTexts } from '../forms/to-texts.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { toGiftDraft } from './to-gift-draft.ts'

/** The step that asks when the gift shall come: the API's days for the address, and one form. */
export function useGiftDelivery(gift_key: string) {
  const leadtime = useStore($giftLeadtime, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  useEffect(() => void loadGiftLeadtime().then(setFailure), [])
  const sent = useSentForm({
    create: () => createGiftDeliveryForm(toGiftDraft('delivery', gift_key)),
    start: toTexts(getGiftAnswer().wish ?? null),
    send: async ({ delivery_at, delivery_timezone_key: key }) => {
      const delivery_timezone = leadtime?.timezones.find((timezone) => timezone.key === key)?.name ?? null
      const wish = { delivery_at: delivery_at || null, delivery_timezone_key: key || null, delivery_timezone }
      const refused = await giveGiftWish(wish)
      if (!refused) goTo(toGiftPath('confirm', gift_key))
      return refused
    },
  })
  return {
    leadtime,
    failure,
    sent,
    retry(): void {
      setFailure(null)
      void loadGiftLeadtime().then(setFailure)
    },
  }
}
