import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import { embroideryTexts as texts } from '#src/text/cart/embroidery.ts'

/** How the name will look: thread, typeface and place, on a piece of cloth. */
export function EmbroideryPreview({ embroidery }: { embroidery: NameEmbroideryInput }) {
  const { text, typeface, colour, place } = embroidery
  const shown = text.trim() || texts.preview_empty
  return (
    <figure className="embroidery">
      <figcaption>{texts.preview}</figcaption>
      <div
        className="embroidery-cloth"
        role="img"
        aria-label={texts.preview_of(
          shown,
          texts.typefaces[typeface],
          texts.colours[colour],
          texts.places[place],
        )}
        data-ground={colour === 'white' || colour === 'silver' ? 'dark' : 'light'}
      >
        <svg viewBox="0 0 320 200" aria-hidden="true">
          <GarmentOutline place={place} />
          <text
            className="embroidery-name"
            x={160}
            y={118}
            textAnchor="middle"
            data-thread={colour}
            data-face={typeface}
            textLength={shown.length > 6 ? 250 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {shown}
          </text>
        </svg>
      </div>
      <p className="form-hint">{texts.preview_note}</p>
    </figure>
  )
}

/** The seams around the name show where it is. */
const seams: Record<NameEmbroideryInput['place'], string> = {
  left_chest: 'M0 20 C60 60 70 120 40 200 M250 0 L300 60 L320 64',
  right_chest: 'M320 20 C260 60 250 120 280 200 M70 0 L20 60 L0 64',
  sleeve: 'M0 28 H320 M0 172 H320 M0 164 H320',
  pocket: 'M40 52 H280 V200 M40 52 V200 M40 66 H280',
}

function GarmentOutline({ place }: Pick<NameEmbroideryInput, 'place'>) {
  return <path className="embroidery-seam" d={seams[place]} />
}
