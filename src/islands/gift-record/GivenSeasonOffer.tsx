import { useStore } from '@nanostores/react'
import { listOffers } from '#src/rules/gift/offered-seasons.ts'
import { givenSeasonsResource } from '#src/stores/gift/given-seasons.ts'
import { givenSeasonTexts as texts } from '#src/text/gift/given-seasons.ts'
import { useChanges } from '../member/use-changes.ts'
import { GiveAgain } from './GiveAgain.tsx'

/** On the front page of the members' area while a season is on: last year's people. Nothing where there is nothing to say. */
export function GivenSeasonOffer({ allows_multiple }: { allows_multiple: boolean }) {
  const loaded = useStore(givenSeasonsResource.$state, { ssr: 'initial' })
  const changes = useChanges()
  const offers = loaded.state === 'ready' ? listOffers(loaded.value) : []
  return offers.map((season) => (
    <section className="overview-next given-offer" key={season.key}>
      <h2>{texts.offer_heading(season.season)}</h2>
      <p>{season.given_again > 0 ? texts.offer_rest(season) : texts.offer(season)}</p>
      <div className="record-actions">
        {allows_multiple && <GiveAgain season={season} changes={changes} />}
        <a className="text-link" href="/mypage/gift/">
          {texts.to_record}
        </a>
      </div>
    </section>
  ))
}
