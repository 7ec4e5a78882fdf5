import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { PostalAddress } from '#contract/shapes/address.ts'
import { fillAddress, type Place } from '#src/forms/fill-address.ts'
import { isPostalCode, toPostalCode } from '#src/rules/input/postal-code.ts'
import { $placeLookup, lookUpPlaces } from '#src/stores/checkout/place-lookup.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { formTexts } from '#src/text/input/form.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { Spinner } from '../ui/Spinner.tsx'

const LINES = ['prefecture', 'city', 'address1'] as const

/**
 * Fills the address from the postal code as soon as it is complete. What the shopper typed stays. If the code has
 * several towns, they are offered to choose from. What was filled can be undone.
 */
export function PostalLookup({ form }: { form: ShopForm<unknown> }) {
  const lookup = useStore($placeLookup, { ssr: 'initial' })
  const code = toPostalCode(useFieldText(form, 'postal_code'))
  const asked = useRef(code)
  /** What the previous look-up filled in; null while the shopper typed the lines. */
  const lookedUp = useRef<Place | null>(null)
  const [before, setBefore] = useState<{ code: string; place: Place } | null>(null)

  const read = (): Place => {
    const { prefecture = '', city = '', address1 = '' } = form.getValues()
    return { prefecture, city, address1 }
  }
  const write = (place: Place) => {
    for (const line of LINES) if (place[line] !== read()[line]) form.setValue(line, place[line])
  }
  function fill(found: PostalAddress): void {
    const typed = read()
    const filled = fillAddress(typed, found, lookedUp.current)
    setBefore(LINES.some((line) => filled[line] !== typed[line]) ? { code, place: typed } : null)
    lookedUp.current = { prefecture: found.prefecture, city: found.city, address1: found.address1 }
    write(filled)
  }
  async function ask(): Promise<void> {
    asked.current = code
    const answer = await lookUpPlaces(code)
    const [only, ...others] = answer?.state === 'found' ? answer.places : []
    if (only && others.length === 0) fill(only)
  }

  const onTyped = useEffectEvent((typed: string) => {
    // Only a code typed on this screen: one from a draft has its address already.
    if (isPostalCode(typed) && asked.current !== typed) void ask()
  })
  useEffect(() => onTyped(code), [code])

  const isCurrent = lookup.state !== 'idle' && lookup.code === code
  return (
    <div className="postal-lookup">
      <button
        className="button button-small"
        type="button"
        aria-disabled={!isPostalCode(code) || undefined}
        onClick={() => isPostalCode(code) && void ask()}
      >
        {lookup.state === 'looking' && <Spinner />}
        {formTexts.lookup}
      </button>
      <div className="postal-lookup-answer" aria-live="polite">
        {isCurrent && lookup.state === 'none' && <p>{formTexts.lookup_none}</p>}
        {isCurrent && lookup.state === 'failed' && <p>{toFailureSentence(lookup.failure)}</p>}
        {isCurrent && lookup.state === 'found' && lookup.places.length > 1 && (
          <TownChoice places={lookup.places} onChoose={fill} />
        )}
        {before?.code === code && (
          <p>
            {formTexts.lookup_filled}
            <button
              className="text-link"
              type="button"
              onClick={() => {
                write(before.place)
                setBefore(null)
                lookedUp.current = null
              }}
            >
              {formTexts.lookup_undo}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

interface TownChoiceProps {
  places: readonly PostalAddress[]
  onChoose: (place: PostalAddress) => void
}

function TownChoice({ places, onChoose }: TownChoiceProps) {
  return (
    <div role="group" aria-label={formTexts.lookup_choices}>
      <p>{formTexts.lookup_choices}</p>
      <ul className="town-choice">
        {places.map((place) => {
          const name = [place.city, place.address1, place.office_name].filter(Boolean).join(' ')
          return (
            <li key={name}>
              <button className="button button-small" type="button" onClick={() => onChoose(place)}>
                {name}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
