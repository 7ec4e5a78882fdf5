import { useState } from 'react'
import type { Form } from '#src/forms/create-form.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { useShopForm } from './use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from './use-submission.ts'

interface Options<Output> {
  /** Called once: the form. */
  create: () => Form<string, Output>
  /** What the API has already. */
  start?: Record<string, string>
  /** Sends the form; null when it was accepted, and the page goes on or shows something else. */
  send: (typed: Output) => Promise<CallFailure | null>
  /** Fields to empty when the API refused, e.g. a wrong password. */
  secrets?: readonly string[]
  /** The page stays after success, so the form can be sent again. */
  stays?: boolean
}

/** A form with one call: validates, sends, and shows refusals beside the fields or on top. */
export function useSentForm<Output>({
  create,
  start = {},
  send,
  secrets = [],
  stays = false,
}: Options<Output>) {
  const [definition] = useState(create)
  const form = useShopForm(definition, start)
  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const typed = await form.validate()
    if (!typed) return 'invalid'
    const failure = await send(typed)
    if (!failure) {
      form.forgetDraft()
      return stays ? 'done' : 'left'
    }
    if (failure.kind === 'refused') for (const name of secrets) form.setSecret(name, '')
    const others = form.refuse(failure)
    const isSaid = failure.kind === 'refused' && failure.fields.length > 0
    return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
  })
  return { form, submission }
}

export type SentForm<Output> = ReturnType<typeof useSentForm<Output>>
