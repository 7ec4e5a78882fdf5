import { useState } from 'react'
import type { GivenSeason } from '#contract/shapes/recipients.ts'
import { givenSeasonTexts as texts } from '#src/text/gift/given-seasons.ts'
import type { Changes } from '../member/use-changes.ts'
import { GiveAgain } from './GiveAgain.tsx'
import { GivenRecipients } from './GivenRecipients.tsx'

interface Props {
  season: GivenSeason
  /** Whether it is offered to give the same people something now. */
  is_offered: boolean
  changes: Changes
}

/** One season of one year: who got something, all of it on demand, and giving again. */
export function GivenSeasonCard({ season, is_offered, changes }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { key, recipient_count, given_again, is_on } = season
  const people = `given-${key}`
  return (
    <li className="record-card">
      <div className="record-head">
        <h2>{texts.title(season)}</h2>
        {is_offered && (
          <ul className="record-marks">
            <li data-tone="accent">{texts.now}</li>
          </ul>
        )}
      </div>
      <p className="record-lines">{texts.people(season)}</p>
      {is_on && given_again > 0 && (
        <p className="form-hint">
          {given_again === recipient_count ? texts.given_all(season) : texts.given(season)}
        </p>
      )}
      <div className="record-actions">
        {is_offered && <GiveAgain season={season} changes={changes} />}
        <button
          className="button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? people : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.open}
          <span className="sr-only">：{texts.title(season)}</span>
        </button>
      </div>
      {isOpen && (
        <div id={people}>
          <GivenRecipients season_key={key} />
        </div>
      )}
    </li>
  )
}
