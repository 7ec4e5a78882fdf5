import { cardTexts as texts } from '#src/text/member/mypage-wallet.ts'
import { CardFields } from './CardFields.tsx'
import { RecordForm } from '../member/RecordForm.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { $cardProvider, loadCardProvider } from '#src/stores/checkout/card-provider.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { addCard } from '#src/stores/member/member-cards.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { useCardFields } from './use-card-fields.ts'

/** A card to keep. What is typed goes to the card provider only; the shop gets its token. */
export function CardForm() {
  const { card, failure, retry, is_main, setMain, submission } = useCardForm()
  if (failure) return <LoadFailure title={texts.provider_failed} failure={failure} onRetry={retry} />
  return (
    <RecordForm submission={submission} messages={card.messages} submit={texts.submit} back="/mypage/card/">
      <CardFields card={card} />
      <CheckField
        id="card-main"
        label={texts.use_as_main}
        hint={texts.use_as_main_hint}
        is_checked={is_main}
        onChange={setMain}
      />
    </RecordForm>
  )
}

/** A card to keep: the provider turns it into a token, the shop keeps the token. */
function useCardForm() {
  const provider = useStore($cardProvider, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [is_main, setMain] = useState(false)
  const card = useCardFields(provider)

  useEffect(() => void loadCardProvider().then(setFailure), [])

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const end = await card.submit()
    if (end.state === 'refused') return 'invalid'
    if (end.state === 'failed') return toEnd({ kind: end.reason })
    const refused = await addCard({ token: end.card.token, is_main })
    if (refused) return toEnd(refused)
    setNextFlash({ code: 'member.added' })
    goTo('/mypage/card/')
    return 'left'
  })

  return {
    card,
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

const toEnd = (failure: CallFailure): SubmissionEnd => ({ failure, sentences: [toFailureSentence(failure)] })
