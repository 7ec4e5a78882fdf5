import type { OpenGift } from '#src/stores/gift/social-gift.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { toGiftPath } from '#src/rules/gift/gift-steps.ts'
import { isLongLetter } from '#src/rules/gift/is-long-letter.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { GiftContents } from './GiftContents.tsx'

/** The first look at a gift: from whom, with which words, what it is, and the way to take it. */
export function GiftGreeting({ opened: { gift, data }, gift_key }: { opened: OpenGift; gift_key: string }) {
  return (
    <div className="gift-greeting">
      <h2>
        <span className="gift-from">{recipientTexts.from(gift.sender_name)}</span>
        {recipientTexts.arrived}
      </h2>
      <div className="gift-card" data-is-long={isLongLetter(gift.message) || undefined}>
        <p className="gift-card-to">{recipientTexts.to(gift.receiver_name)}</p>
        {gift.message !== '' && <p className="gift-card-message">{gift.message}</p>}
        <p className="gift-card-from">{gift.sender_name}</p>
      </div>
      <GiftContents products={data} />
      <div className="gift-take">
        <a className="button button-primary" href={toGiftPath('shipping', gift_key)}>
          {recipientTexts.accept}
        </a>
        <p className="gift-deadline">{recipientTexts.deadline(formatInstant(gift.expires_at))}</p>
        <p className="form-hint">{recipientTexts.privacy}</p>
      </div>
    </div>
  )
}
