import type { ReactNode } from 'react'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { SentByScript } from './SentByScript.tsx'
import type { FieldMessage } from './use-shop-form.ts'
import type { useSubmission } from './use-submission.ts'

interface Props {
  submission: ReturnType<typeof useSubmission>
  messages: readonly FieldMessage[]
  /** What failed, when no field is wrong. */
  failed?: string
  className?: string
  children: ReactNode
}

/** A form that begins with its errors. */
export function FormWithSummary({
  submission,
  messages,
  failed,
  className = 'checkout-form',
  children,
}: Props) {
  return (
    <SentByScript className={className} onSubmit={submission.onSubmit}>
      <ErrorSummary
        {...(failed && { title: failed })}
        messages={messages}
        sentences={submission.refusal?.sentences ?? []}
        failures={submission.failures}
      />
      {children}
    </SentByScript>
  )
}
