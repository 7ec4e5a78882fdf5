import type { TakenGift } from '#src/stores/gift/taken-gift.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { GiftContents } from './GiftContents.tsx'
import { GiftPlace } from './GiftPlace.tsx'

/** What was agreed: complete for the browser that gave the address, without the address for any other with the link. */
export function TakenGiftView({ taken: { gift, shipping, data } }: { taken: TakenGift }) {
  const isShipped = gift.status === 'shipped'
  return (
    <div className="gift-taken">
      <h2>{isShipped ? recipientTexts.shipped : recipientTexts.thanks}</h2>
      <p>{isShipped ? recipientTexts.shipped_sentence : recipientTexts.thanks_sentence}</p>
      <h3 className="gift-from">{recipientTexts.gift_from(gift.sender_name)}</h3>
      <GiftContents products={data} />
      {shipping.address ? (
        <GiftPlace address={shipping.address} wish={shipping} />
      ) : (
        <p className="form-hint">{recipientTexts.hidden}</p>
      )}
      <p className="form-hint">{recipientTexts.keep}</p>
      <div className="completed-actions">
        <button className="button" type="button" onClick={() => window.print()}>
          {recipientTexts.print}
        </button>
        <a className="button" href="/">
          {recipientTexts.to_shop}
        </a>
      </div>
    </div>
  )
}
