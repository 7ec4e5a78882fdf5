import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

interface Options<Output> {
  save: (values: Output) => Promise<CallFailure | null>
  /** The page that shows what was saved. */
  next: string
  /** Code of the message there (src/text/page/toasts.ts). */
  done: string
}

/** Sends a form of the members' area once, and goes on to the page that shows what was saved. */
export function useRecordForm<Output>(form: ShopForm<Output>, { save, next, done }: Options<Output>) {
  return useSubmission(async (): Promise<SubmissionEnd> => {
    const values = await form.validate()
    if (!values) return 'invalid'
    const failure = await save(values)
    if (failure) return toEnd(form, failure)
    form.forgetDraft()
    setNextFlash({ code: done })
    goTo(next)
    return 'left'
  })
}

/** Shows a refusal beside its fields; what no field has is shown above them. */
export function toEnd<Output>(form: ShopForm<Output>, failure: CallFailure): SubmissionEnd {
  const others = form.refuse(failure)
  const isSaid = failure.kind === 'refused' && failure.fields.length > 0
  return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
}
