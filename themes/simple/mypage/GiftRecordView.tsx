import type { GivenSeason } from '#contract/shapes/recipients.ts'
import { GivenSeasonCard } from '#src/islands/gift-record/GivenSeasonCard.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { sortSeasons } from '#src/rules/gift/offered-seasons.ts'
import { givenSeasonsResource } from '#src/stores/gift/given-seasons.ts'
import { givenSeasonTexts as texts } from '#src/text/gift/given-seasons.ts'

interface Props {
  /** Whether the shop sends one order to several places (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  allows_multiple: boolean
}

/** Whom the member gave something in the seasons of giving; what can be given again now stands first. */
export function GiftRecordView({ allows_multiple }: Props) {
  return (
    <ResourceScreen resource={givenSeasonsResource} rows={3}>
      {(seasons) => <Seasons seasons={seasons} allows_multiple={allows_multiple} />}
    </ResourceScreen>
  )
}

function Seasons({ seasons, allows_multiple }: Props & { seasons: readonly GivenSeason[] }) {
  const changes = useChanges()
  if (seasons.length === 0)
    return <EmptyNote text={texts.empty} link={{ href: '/product/', label: texts.to_products }} />
  const { offered, others } = sortSeasons(seasons)
  return (
    <>
      <p>{texts.lead}</p>
      <ul className="record-list">
        {[...offered, ...others].map((season) => (
          <GivenSeasonCard
            key={season.key}
            season={season}
            is_offered={allows_multiple && offered.includes(season)}
            changes={changes}
          />
        ))}
      </ul>
    </>
  )
}
