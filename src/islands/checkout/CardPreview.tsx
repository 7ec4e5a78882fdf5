import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import { CARD, layOutCard } from '#src/rules/gift/card-layout.ts'
import { cardTexts } from '#src/text/gift/card.ts'

/** With fewer letters left than this, it is said aloud; at every letter it would drown what is typed. */
const FEW_LETTERS = 20

/** The message card as it will be printed, and how many letters are left. */
export function CardPreview({ message }: { message: string }) {
  const { size, cards } = layOutCard(message)
  const left = GIFT_MESSAGE_MAX - message.length
  return (
    <figure className="card-preview">
      {cards.map((lines, at) => (
        <svg
          key={at}
          viewBox={`0 0 ${CARD.width} ${CARD.height}`}
          role="img"
          aria-label={cardTexts.preview_of(at + 1, cards.length)}
        >
          <path className="noshi-paper" d={`M.5 .5h${CARD.width - 1}v${CARD.height - 1}H.5z`} />
          <g className="card-ink" fontSize={size}>
            {lines.map(({ text, x, y }) => (
              <text key={y} x={x} y={y}>
                {text}
              </text>
            ))}
          </g>
        </svg>
      ))}
      <figcaption>
        {cardTexts.preview}
        <small>{cardTexts.left(left)}</small>
        <span className="sr-only" role="status">
          {left < 0 ? cardTexts.too_long : left < FEW_LETTERS && cardTexts.few_left}
        </span>
      </figcaption>
    </figure>
  )
}
