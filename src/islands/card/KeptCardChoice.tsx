import { cardTexts } from '#src/text/member/mypage-wallet.ts'
import { paymentStepTexts as texts } from '#src/text/checkout/payment-step.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import type { KeptCards } from './use-kept-cards.ts'

/** Which card shall pay: one the member keeps, or one that is typed. */
export function KeptCardChoice({ kept: { usable, card, choose, other } }: { kept: KeptCards }) {
  const choices = usable.map(({ id, brand, masked_number, expiration, is_main }) => ({
    value: String(id),
    label: texts.card_given(brand, masked_number.slice(-4)),
    aside: is_main && cardTexts.main,
    details: `${cardTexts.expiration} ${cardTexts.expiry(expiration.slice(4), expiration.slice(0, 4))}`,
  }))
  return (
    <ChoiceCards
      id="kept-card"
      legend={texts.card_kept}
      choices={[...choices, { value: other, label: texts.card_use_other }]}
      toRadio={(value) => ({
        name: 'kept-card',
        checked: value === (card ? String(card.id) : other),
        onChange: () => choose(value),
      })}
    />
  )
}
