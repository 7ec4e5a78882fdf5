import { useState } from 'react'
import type { OrderGift } from '#contract/shapes/order.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { toGiftUrl, toLineShare, toMailShare } from '#src/rules/gift/gift-links.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { copyText } from '#src/stores/page/copy-text.ts'
import { giftLinkTexts } from '#src/text/gift/gift-link.ts'
import { toGiftFor } from '#src/text/gift/gift-for.ts'

/** For the sender of a social gift: the link to pass on and its deadline, or what became of the gift. */
export function GiftLink({ gift }: { gift: OrderGift }) {
  const { status, receiver_name, message } = gift
  return (
    <section className="gift-link" data-status={status} aria-labelledby="gift-link">
      <p className="gift-link-status">{giftLinkTexts.statuses[status]}</p>
      <h2 id="gift-link">{status === 'waiting' ? giftLinkTexts.heading : toGiftFor(receiver_name)}</h2>
      {status === 'waiting' ? <OpenLink gift={gift} /> : <p>{giftLinkTexts.notes[status](receiver_name)}</p>}
      {message !== '' && <blockquote className="gift-link-message">{message}</blockquote>}
    </section>
  )
}

function OpenLink({ gift: { token, receiver_name, expires_at } }: { gift: OrderGift }) {
  const [isByHand, setByHand] = useState(false)
  const { origin, shop_name } = getSite()
  const url = toGiftUrl(origin, token)
  const deadline = formatInstant(expires_at)
  const body = giftLinkTexts.share_body(receiver_name, deadline, url)
  return (
    <>
      <p>{giftLinkTexts.waiting(receiver_name)}</p>
      <label className="form-label" htmlFor="gift-url">
        {giftLinkTexts.link}
      </label>
      <input
        className="field"
        id="gift-url"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isByHand && (
        <p className="form-hint" role="status">
          {giftLinkTexts.not_copied}
        </p>
      )}
      <div className="gift-link-ways print:hidden">
        <button
          className="button button-primary"
          type="button"
          onClick={() => void copyText(url, 'gift.copied').then((isDone) => setByHand(!isDone))}
        >
          {giftLinkTexts.copy}
        </button>
        <a className="button" href={toLineShare(body)} target="_blank" rel="noopener noreferrer">
          {giftLinkTexts.line}
          <span className="sr-only">{giftLinkTexts.new_tab}</span>
        </a>
        <a className="button" href={toMailShare(giftLinkTexts.share_subject(shop_name), body)}>
          {giftLinkTexts.mail}
        </a>
      </div>
      <p className="gift-link-deadline">
        {giftLinkTexts.deadline}：<strong>{deadline}</strong>
      </p>
      <p className="form-hint">{giftLinkTexts.deadline_note}</p>
    </>
  )
}
