import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { createCardForm } from '#src/forms/card.ts'
import type { CallFailure } from '#src/rules/call-failure.ts'
import { toCardMonth } from '#src/rules/card-expiry.ts'
import { $cardProvider, createCardToken, loadCardProvider } from '#src/stores/card-provider.ts'
import { setNextFlash } from '#src/stores/flash.ts'
import { goTo } from '#src/stores/go-to.ts'
import { addCard } from '#src/stores/member-cards.ts'
import { toFailureSentence } from '#src/text/api-errors.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { toEnd } from '../member/use-record-form.ts'

/** A card to keep: the provider turns it into a token, the shop keeps the token. */
export function useCardForm() {
  const provider = useStore($cardProvider, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [is_main, setMain] = useState(false)
  const [definition] = useState(() => createCardForm(toCardMonth(new Date())))
  const form = useShopForm(definition, {})

  useEffect(() => void loadCardProvider().then(setFailure), [])

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const typed = await form.validate()
    if (!typed) return 'invalid'
    const end = await createCardToken(typed)
    if (end.state === 'refused') {
      form.say(end.fields)
      return 'invalid'
    }
    if (end.state === 'failed') return { failure: end.failure, sentences: [toFailureSentence(end.failure)] }
    const refused = await addCard({ token: end.card.token, is_main })
    if (refused) return toEnd(form, refused)
    setNextFlash({ code: 'member.added' })
    goTo('/mypage/card/')
    return 'left'
  })

  return {
    form,
    provider,
    failure,
    retry(): void {
      setFailure(null)
      void loadCardProvider().then(setFailure)
    },
    is_main,
    setMain,
    submission,
  }
}
