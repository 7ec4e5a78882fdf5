import { cardTexts as texts } from '#src/text/member/mypage-wallet.ts'
import { CardFrameFields } from './CardFrameFields.tsx'
import { RecordForm } from '../member/RecordForm.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useCardForm } from './use-card-form.ts'

/** A card to keep. What is typed goes to the card provider only; the shop gets its token. */
export function CardForm() {
  const { card, failure, retry, is_main, setMain, submission } = useCardForm()
  if (failure) return <LoadFailure title={texts.provider_failed} failure={failure} onRetry={retry} />
  return (
    <RecordForm submission={submission} messages={card.messages} submit={texts.submit} back="/mypage/card/">
      <CardFrameFields card={card} />
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
