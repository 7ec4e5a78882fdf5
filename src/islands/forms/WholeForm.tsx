import type { ReactNode } from 'react'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { SentByScript } from './SentByScript.tsx'
import type { SentForm } from './use-sent-form.ts'

interface Props {
  sent: SentForm<unknown>
  /** Words of the one button. */
  submit: string
  /** Said above the errors when no field stands for them. */
  failed: string
  /** Classes of the button. */
  button?: string
  children: ReactNode
}

/** A form from the summary of its errors to its one button. */
export function WholeForm({ sent, submit, failed, button, children }: Props) {
  const { form, submission } = sent
  return (
    <SentByScript className="checkout-form" onSubmit={submission.onSubmit}>
      <ErrorSummary
        title={failed}
        messages={form.messages}
        sentences={submission.refusal?.sentences ?? []}
        failures={submission.failures}
      />
      {children}
      <BusyButton is_busy={submission.is_busy} {...(button && { className: button })}>
        {submit}
      </BusyButton>
    </SentByScript>
  )
}
