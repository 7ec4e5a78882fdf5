import { cardTexts as texts } from '#src/text/member/mypage-wallet.ts'
import { CardFields } from './CardFields.tsx'
import { RecordForm } from '../member/RecordForm.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { $cardProvider, loadCardProvider } from '#src/stores/checkout/card-provider.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { addCard, continueCard } from '#src/stores/member/member-cards.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { useCardFields } from './use-card-fields.ts'

/** A card to keep. What is typed goes to the card provider only; the shop gets its token. */
export function CardForm() {
  const { card, failure, refusal, is_hosted, retry, is_main, setMain, submission } = useCardForm()
  if (is_hosted) return <p>{texts.not_kept}</p>
  if (failure) return <LoadFailure title={texts.provider_failed} failure={failure} onRetry={retry} />
  return (
    <RecordForm submission={submission} messages={card.messages} submit={texts.submit} back="/mypage/card/">
      {refusal && <Notice tone="warning" title={toFailureSentence(refusal)} />}
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
  const [refusal, setRefusal] = useState<CallFailure | null>(null)
  const [is_main, setMain] = useState(false)
  const card = useCardFields(provider)

  useEffect(() => {
    void continueCard().then((end) => {
      if (end?.state === 'kept') return leave()
      setRefusal(end?.failure ?? null)
      return loadCardProvider().then(setFailure)
    })
  }, [])

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const end = await card.submit()
    if (end.state === 'refused') return 'invalid'
    if (end.state === 'failed') return toEnd({ kind: end.reason })
    setRefusal(null)
    const added = await addCard({ token: end.card.token, is_main })
    if (added.state === 'refused') return toEnd(added.failure)
    if (added.state === 'kept') leave()
    return 'left'
  })

  return {
    card,
    failure,
    /** Why the card whose owner was at the card company was not kept. */
    refusal,
    /** Cards are typed on the provider's page, which keeps none. */
    is_hosted: provider?.entry === 'hosted',
    retry(): void {
      setFailure(null)
      void loadCardProvider().then(setFailure)
    },
    is_main,
    setMain,
    submission,
  }
}

/** To the list, which says that the card is there. */
function leave(): void {
  setNextFlash({ code: 'member.added' })
  goTo('/mypage/card/')
}

const toEnd = (failure: CallFailure): SubmissionEnd => ({ failure, sentences: [toFailureSentence(failure)] })
