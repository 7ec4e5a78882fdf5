import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import { toGiftPath, toGiftStartPath } from '#src/rules/gift/gift-steps.ts'
import { getGiftAnswer, giveGiftAddress } from '#src/stores/gift/gift-answer.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { PlaceFields } from '../checkout/PlaceFields.tsx'
import { ReceiverFields } from '../checkout/ReceiverFields.tsx'
import { toTexts } from '../forms/to-texts.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { GiftBack } from './GiftBack.tsx'
import { toGiftDraft } from './to-gift-draft.ts'

/** Where the recipient wants the gift. */
export function GiftAddressForm({ gift_key }: { gift_key: string }) {
  const sent = useSentForm({
    create: () => ({ ...createShippingAddressForm('personal'), name: toGiftDraft('address', gift_key) }),
    start: toTexts(getGiftAnswer().address ?? null),
    send: async (typed) => {
      const failure = await giveGiftAddress(typed)
      if (!failure) goTo(toGiftPath('delivery', gift_key))
      return failure
    },
  })
  return (
    <>
      <p>{recipientTexts.shipping_lead}</p>
      <WholeForm sent={sent} submit={recipientTexts.next_delivery} failed={recipientTexts.not_taken}>
        <section className="form-section" aria-labelledby="gift-receiver">
          <h2 id="gift-receiver">{recipientTexts.receiver}</h2>
          <ReceiverFields form={sent.form} />
        </section>
        <section className="form-section" aria-labelledby="gift-place">
          <h2 id="gift-place">{recipientTexts.place}</h2>
          <PlaceFields form={sent.form} section="shipping" />
        </section>
        <p className="form-hint">{recipientTexts.privacy}</p>
      </WholeForm>
      <GiftBack href={toGiftStartPath(gift_key)} />
    </>
  )
}
