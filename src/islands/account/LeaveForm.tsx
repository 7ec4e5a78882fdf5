import { useState } from 'react'
import { createLeaveForm } from '#src/forms/leave.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { leaveShop } from '#src/stores/member/leave-shop.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { leaveTexts as texts } from '#src/text/member/account.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { ProofFields } from './ProofFields.tsx'

const ID = 'understood'

/** Leaving the shop: says what is lost, and the member has to confirm it. */
export function LeaveForm({ has_password }: { has_password: boolean }) {
  const [isUnderstood, setUnderstood] = useState(false)
  const [definition] = useState(() => createLeaveForm({ has_password }))
  const form = useShopForm(definition, {})
  const refuse = (failure: CallFailure): SubmissionEnd => {
    if (failure.kind === 'refused') for (const { name } of definition.fields) form.setSecret(name, '')
    const others = form.refuse(failure)
    const isSaid = failure.kind === 'refused' && failure.fields.length > 0
    return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
  }
  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const typed = await form.validate()
    if (!isUnderstood || !typed) return 'invalid'
    const end = await leaveShop(typed)
    if (end.state === 'failed') return refuse(end.failure)
    setNextFlash({ code: 'session.left' })
    goTo('/login/')
    return 'left'
  })
  const unconfirmed = isUnderstood ? [] : [{ id: ID, message: texts.must_understand }]
  return (
    <FormWithSummary
      submission={submission}
      messages={[...form.messages, ...unconfirmed]}
      failed={texts.failed}
    >
      <ProofFields form={form} has_password={has_password} reason={texts.proof_reason} />
      <CheckField id={ID} label={texts.understood} is_checked={isUnderstood} onChange={setUnderstood} />
      <BusyButton is_busy={submission.is_busy} className="button-danger">
        {texts.submit}
      </BusyButton>
    </FormWithSummary>
  )
}
