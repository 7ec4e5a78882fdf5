import type { ReactNode } from 'react'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import type { FieldMessage } from '../forms/use-shop-form.ts'
import type { useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  submission: ReturnType<typeof useSubmission>
  messages: readonly FieldMessage[]
  submit: string
  /** Where «back» leads; left out where the form is part of another screen. */
  back?: string
  children: ReactNode
}

/** Frame of a form in the members' area: what is wrong on top, the way on and the way back below. */
export function RecordForm({ submission, messages, submit, back, children }: Props) {
  return (
    <FormWithSummary submission={submission} messages={messages} className="checkout-form record-form">
      <div className="form-section">{children}</div>
      <div className="record-form-actions">
        <BusyButton is_busy={submission.is_busy}>{submit}</BusyButton>
        {back && (
          <a className="button" href={back}>
            {mypageTexts.back}
          </a>
        )}
      </div>
    </FormWithSummary>
  )
}
