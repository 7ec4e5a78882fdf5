import { useState } from 'react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import { toPlainRow } from '#src/rules/checkout/to-recipient-row.ts'
import { addRows } from '#src/stores/checkout/recipients.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { PlaceFields } from '../checkout/PlaceFields.tsx'
import { ReceiverFields } from '../checkout/ReceiverFields.tsx'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

const texts = recipientTexts.typed

interface Props {
  variant: FormVariant
  /** What became of it, as a sentence; empty when nothing was added. */
  onClose: (answer: string) => void
}

/** One recipient, typed. */
export function TypedRecipient({ variant, onClose }: Props) {
  const [definition] = useState(() => ({
    ...createShippingAddressForm(variant),
    name: 'shipping-address-recipient',
  }))
  const form = useShopForm(definition, {})
  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const address = await form.validate()
    if (!address) return 'invalid'
    const { known } = addRows([toPlainRow(`typed-${Date.now()}`, address)])
    form.forgetDraft()
    onClose(known > 0 ? texts.known : texts.added)
    return 'left'
  })
  return (
    <FormWithSummary submission={submission} messages={form.messages}>
      <ReceiverFields form={form} />
      <PlaceFields form={form} section="shipping" />
      <p className="recipients-book-all">
        <BusyButton is_busy={submission.is_busy} className="">
          {texts.add}
        </BusyButton>
        <button className="text-link" type="button" onClick={() => onClose('')}>
          {texts.cancel}
        </button>
      </p>
    </FormWithSummary>
  )
}
