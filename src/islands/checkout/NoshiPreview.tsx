import type { NoshiInput } from '#contract/shapes/noshi.ts'
import { NOSHI_MARK, toCords } from '#src/rules/gift/noshi-cords.ts'
import { hasNoshiMark } from '#src/rules/gift/noshi-customs.ts'
import { layOutNoshi, NOSHI_PAPER, type PlacedLetter } from '#src/rules/gift/noshi-layout.ts'
import { nameNoshi } from '#src/text/gift/noshi.ts'
import { describePreview, noshiDeskTexts } from '#src/text/gift/noshi-desk.ts'

/** The middle of the paper: on both sides only the cords go on. */
const SEEN = { left: 68, width: 161 }

/** The noshi as it will be printed: purpose above the cords, names below, written from top to bottom. */
export function NoshiPreview({ noshi }: { noshi: NoshiInput }) {
  const { title, names, affiliation } = layOutNoshi(noshi)
  const cords = toCords(noshi.mizuhiki)
  return (
    <figure className="noshi-preview">
      <svg
        viewBox={`${SEEN.left} 0 ${SEEN.width} ${NOSHI_PAPER.height}`}
        role="img"
        aria-label={describePreview(noshi)}
      >
        <path className="noshi-paper" d={`M0 .5h${NOSHI_PAPER.width}v${NOSHI_PAPER.height - 1}H0z`} />
        {hasNoshiMark(noshi) && (
          <g>
            <path className="noshi-mark" d={NOSHI_MARK.paper} />
            <path className="noshi-strip" d={NOSHI_MARK.strip} />
          </g>
        )}
        {cords && (
          <g className="noshi-cords" data-mizuhiki={noshi.mizuhiki}>
            <path d={cords.pale} />
            <path className="noshi-cords-strong" d={cords.strong} />
          </g>
        )}
        <g className="noshi-ink">{[title, affiliation, ...names].map((line) => line.map(toText))}</g>
      </svg>
      <figcaption>
        {noshiDeskTexts.preview}
        <small>{nameNoshi(noshi)}</small>
      </figcaption>
    </figure>
  )
}

function toText({ letter, x, y, size, is_turned, shift }: PlacedLetter) {
  return (
    <text
      key={`${x} ${y}`}
      x={x + shift * size}
      y={y - shift * size}
      fontSize={size}
      transform={is_turned ? `rotate(90 ${x} ${y})` : undefined}
    >
      {letter}
    </text>
  )
}
