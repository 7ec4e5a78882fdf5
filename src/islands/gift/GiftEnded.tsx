import type { GiftEnd } from '#src/rules/gift/gift-steps.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'

/** A link that leads to no gift, any more or ever: says so politely, and nothing else. */
export function GiftEnded({ end }: { end: GiftEnd }) {
  const { title, text } = recipientTexts.ends[end]
  return (
    <section className="gift-ended" data-end={end} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <a className="button" href="/">
        {recipientTexts.to_shop}
      </a>
    </section>
  )
}
