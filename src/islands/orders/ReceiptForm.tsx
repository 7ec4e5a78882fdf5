import { useState } from 'react'
import type { Receipt, ReceiptInput } from '#contract/shapes/receipt.ts'
import { createReceiptForm } from '#src/forms/receipt.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { orderTexts } from '#src/text/order/orders.ts'
import { SentByScript } from '../forms/SentByScript.tsx'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  receipt: Pick<Receipt, 'addressee' | 'proviso' | 'issued_count'>
  /** `h3` among the papers of an order, `h2` on a page of its own. */
  heading: 'h2' | 'h3'
  /** Saves addressee and proviso, then downloads. Answers null, or why not. */
  onIssue: (input: ReceiptInput) => Promise<CallFailure | null>
}

/** Addressee and proviso, and the receipt with them. */
export function ReceiptForm({ receipt, heading: Heading, onIssue }: Props) {
  const [definition] = useState(createReceiptForm)
  const form = useShopForm(definition, { addressee: receipt.addressee, proviso: receipt.proviso })

  async function submit(): Promise<SubmissionEnd> {
    const input = await form.validate()
    if (!input) return 'invalid'
    const failure = await onIssue(input)
    if (!failure) {
      form.forgetDraft()
      return 'done'
    }
    const others = form.refuse(failure)
    const isSaid = failure.kind === 'refused' && failure.fields.length > 0
    return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
  }

  const submission = useSubmission(submit)
  return (
    <SentByScript className="form-group" onSubmit={submission.onSubmit}>
      <Heading>{orderTexts.receipt_heading}</Heading>
      <ErrorSummary
        messages={form.messages}
        sentences={submission.refusal?.sentences ?? []}
        failures={submission.failures}
      />
      <TextField bound={form.bind('addressee')} hint={orderTexts.addressee_hint} />
      <TextField bound={form.bind('proviso')} width="half" />
      {receipt.issued_count > 0 && (
        <p className="form-hint">{orderTexts.reissue_note(receipt.issued_count)}</p>
      )}
      <BusyButton is_busy={submission.is_busy} className="">
        {orderTexts.receipt}
      </BusyButton>
    </SentByScript>
  )
}
