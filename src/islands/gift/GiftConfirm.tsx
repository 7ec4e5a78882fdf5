import { useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toGiftPath } from '#src/rules/gift/gift-steps.ts'
import { acceptGift, getGiftAnswer } from '#src/stores/gift/gift-answer.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import type { OpenGift } from '#src/stores/gift/social-gift.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { GiftBack } from './GiftBack.tsx'
import { GiftContents } from './GiftContents.tsx'
import { GiftPlace } from './GiftPlace.tsx'

/** Everything once more, and the one button that accepts the gift. If its answer was lost, it may be pressed again. */
export function GiftConfirm({ opened, gift_key }: { opened: OpenGift; gift_key: string }) {
  // The draft as it was when the screen opened: it is deleted with the answer, while the next page loads.
  const [{ address, wish }] = useState(getGiftAnswer)
  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const failure = await acceptGift()
    if (failure) return { failure, sentences: toSentences(failure) }
    goTo(toGiftPath('complete', gift_key))
    return 'left'
  })
  if (!address || !wish) return null
  return (
    <FormWithSummary
      submission={submission}
      messages={[]}
      failed={recipientTexts.not_taken}
      className="checkout-form gift-confirm"
    >
      <p>{recipientTexts.confirm_lead}</p>
      <GiftContents products={opened.data} />
      <GiftPlace
        address={address}
        wish={wish}
        change={{ address: toGiftPath('shipping', gift_key), wish: toGiftPath('delivery', gift_key) }}
      />
      <p className="form-hint">{recipientTexts.confirm_note}</p>
      <BusyButton is_busy={submission.is_busy}>
        {submission.is_busy ? recipientTexts.taking : recipientTexts.take}
      </BusyButton>
      <GiftBack href={toGiftPath('delivery', gift_key)} />
    </FormWithSummary>
  )
}

/** The fields are on other screens, so their errors are shown here, with links to them. */
function toSentences(failure: CallFailure): string[] {
  const told = failure.kind === 'refused' ? failure.fields.map(({ message }) => message) : []
  return told.length > 0 ? told : [toFailureSentence(failure)]
}
