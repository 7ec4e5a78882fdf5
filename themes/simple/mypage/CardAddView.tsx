import { CardForm } from '#src/islands/card/CardForm.tsx'
import { MemberScreen } from '#src/islands/member/MemberScreen.tsx'

/** A card to keep for the next order. */
export function CardAddView() {
  return (
    <MemberScreen>
      <CardForm />
    </MemberScreen>
  )
}
