import { useState } from 'react'
import { leaveShop } from '#src/stores/account.ts'
import { setNextFlash } from '#src/stores/flash.ts'
import { goTo } from '#src/stores/go-to.ts'
import { toFailureSentence } from '#src/text/api-errors.ts'
import { leaveTexts as texts } from '#src/text/account.ts'
import { SentByScript } from '../forms/SentByScript.tsx'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'

const ID = 'understood'

/** Leaving the shop: what is lost is said, and has to be confirmed. */
export function LeaveForm() {
  const [isUnderstood, setUnderstood] = useState(false)
  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    if (!isUnderstood) return 'invalid'
    const end = await leaveShop()
    if (end.state === 'failed') return { failure: end.failure, sentences: [toFailureSentence(end.failure)] }
    setNextFlash({ code: 'session.left' })
    goTo('/login/')
    return 'left'
  })
  return (
    <SentByScript className="checkout-form" onSubmit={submission.onSubmit}>
      <ErrorSummary
        title={texts.failed}
        messages={isUnderstood ? [] : [{ id: ID, message: texts.must_understand }]}
        sentences={submission.refusal?.sentences ?? []}
        failures={submission.failures}
      />
      <CheckField id={ID} label={texts.understood} is_checked={isUnderstood} onChange={setUnderstood} />
      <BusyButton is_busy={submission.is_busy} className="button-danger">
        {texts.submit}
      </BusyButton>
    </SentByScript>
  )
}
