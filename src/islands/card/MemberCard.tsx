import { useState } from 'react'
import type { Card } from '#contract/shapes/card.ts'
import { isCardExpiryValid, toCardMonth } from '#src/rules/checkout/card-expiry.ts'
import { chooseMainCard, removeCard } from '#src/stores/member/member-cards.ts'
import { cardTexts as texts } from '#src/text/member/mypage-wallet.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'

/** A card as its owner recognises it, and what can be done with it. */
export function MemberCard({ card, changes }: { card: Card; changes: Changes }) {
  const { id, brand, masked_number: number, expiration, is_main } = card
  const { busy, change } = changes
  const [month] = useState(() => toCardMonth(new Date()))
  const isOver = !isCardExpiryValid(expiration, month)
  return (
    <li className="record-card">
      <div className="record-head">
        <h2>{brand}</h2>
        {is_main && (
          <ul className="record-marks">
            <li data-tone="accent">{texts.main}</li>
          </ul>
        )}
      </div>
      <p className="card-number">{number}</p>
      <p className="record-lines">
        {texts.holder} {card.name}
        <br />
        {texts.expiration} {texts.expiry(expiration.slice(4), expiration.slice(0, 4))}
        {isOver && <strong className="record-warning"> {texts.expired}</strong>}
      </p>
      <div className="record-actions">
        {!is_main && !isOver && (
          <BusyButton
            className="button-small"
            is_busy={busy === `main-${id}`}
            onPress={() => void change(`main-${id}`, () => chooseMainCard(id), 'member.chosen')}
          >
            {texts.choose_main}
          </BusyButton>
        )}
        <ConfirmButton
          className="button-small button-quiet"
          label={texts.delete_of(brand, number)}
          title={texts.delete_title}
          text={texts.delete_text(brand, number)}
          confirm={mypageTexts.delete}
          is_busy={busy === `delete-${id}`}
          onConfirm={() => change(`delete-${id}`, () => removeCard(id), 'member.deleted')}
        >
          {mypageTexts.delete}
        </ConfirmButton>
      </div>
    </li>
  )
}
