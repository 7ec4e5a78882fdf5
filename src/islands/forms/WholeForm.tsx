import type { ReactNode } from 'react'
import { FormWithSummary } from './FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { SentForm } from './use-sent-form.ts'

interface Props {
  sent: SentForm<unknown>
  /** Words of the one button. */
  submit: string
  /** Shown above the errors when no field has it. */
  failed: string
  /** Classes of the button. */
  button?: string
  children: ReactNode
}

/** A form: the summary of its errors, its fields, its one button. */
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
