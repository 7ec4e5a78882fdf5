import type { NoshiInput } from '#contract/shapes/noshi.ts'
import { hasNoshiMark } from '#src/rules/gift/noshi-customs.ts'
import { describePreview, nameNoshi, noshiTexts } from '#src/text/gift/noshi.ts'

/** Largest letters of purpose and names, and the room for them, in units of the drawing. */
const TITLE = { top: 22, room: 96, size: 30 }
const NAMES = { top: 178, room: 128, size: 26 }

/** The noshi as it will be printed: purpose above the cords, names below, written from top to bottom. */
export function NoshiPreview({ noshi }: { noshi: NoshiInput }) {
  const { mizuhiki, title, names } = noshi
  const longest = Math.max(...names.map((name) => name.length), 1)
  const size = Math.min(NAMES.size, NAMES.room / longest)
  return (
    <figure className="noshi-preview">
      <svg viewBox="0 0 220 320" role="img" aria-label={describePreview(noshi)}>
        <path className="noshi-paper" d="M1 1h218v318H1z" />
        {hasNoshiMark(noshi) && (
          <g>
            <path className="noshi-mark" d="M186 20l12 8v34l-12 16-12-16V28z" />
            <path className="noshi-strip" d="M183 26h6v46l-3 5-3-5z" />
          </g>
        )}
        {mizuhiki !== 'plain' && (
          <g className="noshi-cords" data-mizuhiki={mizuhiki}>
            <path d="M1 146h104M1 151h104M1 156h104" />
            <path className="noshi-cords-strong" d="M115 146h104M115 151h104M115 156h104" />
            {mizuhiki === 'red_white_bow' ? (
              <>
                <path d="M110 151C92 120 56 124 62 142s32 16 48 9M110 151c-8 14-20 20-34 22" />
                <path
                  className="noshi-cords-strong"
                  d="M110 151c18-31 54-27 48-9s-32 16-48 9M110 151c8 14 20 20 34 22"
                />
              </>
            ) : (
              <>
                <path d="M113 157C98 158 92 146 102 142s18 6 12 14M106 143C92 142 82 134 76 122M103 146c-14 0-25-8-32-19" />
                <path
                  className="noshi-cords-strong"
                  d="M107 157c15 1 21-11 11-15s-18 6-12 14M114 143c14-1 24-9 30-21M117 146c14 0 25-8 32-19"
                />
              </>
            )}
          </g>
        )}
        <text
          className="noshi-ink"
          x="110"
          y={TITLE.top}
          fontSize={Math.min(TITLE.size, TITLE.room / Math.max(title.length, 1))}
          writingMode="vertical-rl"
        >
          {title}
        </text>
        {names.map((name, place) => (
          <text
            className="noshi-ink"
            key={place}
            x={110 + ((names.length - 1) / 2 - place) * size * 1.35}
            y={NAMES.top}
            fontSize={size}
            writingMode="vertical-rl"
          >
            {name}
          </text>
        ))}
      </svg>
      <figcaption>
        {noshiTexts.preview}
        <small>{nameNoshi(noshi)}</small>
      </figcaption>
    </figure>
  )
}
