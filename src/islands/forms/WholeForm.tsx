import type { ReactNode } from 'react'
import { FormWithSummary } from './FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
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
    <FormWithSummary submission={submission} messages={form.messages} failed={failed}>
      {children}
      <BusyButton is_busy={submission.is_busy} {...(button && { className: button })}>
        {submit}
      </BusyButton>
    </FormWithSummary>
  )
}
