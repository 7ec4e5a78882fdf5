import type { Bike } from '#contract/shapes/bikes.ts'
import { useMyBike } from '#src/islands/bike/use-my-bike.ts'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { type Changes, useChanges } from '#src/islands/member/use-changes.ts'
import { ConfirmButton } from '#src/islands/ui/ConfirmButton.tsx'
import { memberBikesResource, removeMemberBike } from '#src/stores/bike/member-bikes.ts'
import { chooseMyBike } from '#src/stores/bike/my-bike.ts'
import { toKnownBike } from '#src/stores/bike/to-known-bike.ts'
import { memberBikeTexts as texts } from '#src/text/member/mypage-bikes.ts'

/** The member's bikes: which is in use, and what goes on each. */
export function MemberBikesView() {
  return (
    <ResourceScreen resource={memberBikesResource} rows={3}>
      {(bikes) => <MemberBikes bikes={bikes} />}
    </ResourceScreen>
  )
}

function MemberBikes({ bikes }: { bikes: readonly Bike[] }) {
  const changes = useChanges()
  const chosen = useMyBike()
  if (bikes.length === 0) return <EmptyNote text={texts.empty} link={{ href: '/bike/', label: texts.find }} />
  return (
    <>
      <p>{texts.lead}</p>
      <div className="record-bar">
        <a className="button button-primary" href="/bike/">
          {texts.add}
        </a>
      </div>
      <ul className="record-list">
        {bikes.map((bike) => (
          <MemberBike bike={bike} is_chosen={bike.key === chosen} changes={changes} key={bike.key} />
        ))}
      </ul>
    </>
  )
}

interface Props {
  bike: Bike
  is_chosen: boolean
  changes: Changes
}

function MemberBike({ bike, is_chosen, changes: { busy, change } }: Props) {
  const { key, year_to, displacement, frame_codes } = bike
  const known = toKnownBike(bike)
  const full = `${known.name} ${known.years}`
  return (
    <li className="record-card">
      <div className="record-head">
        <h2>{known.name}</h2>
        {is_chosen && (
          <ul className="record-marks">
            <li data-tone="accent">{texts.in_use}</li>
          </ul>
        )}
      </div>
      <p className="record-lines">
        {year_to === null ? texts.open_years(known.years) : texts.years(known.years)}
        {displacement !== null && <> ・ {texts.displacement(displacement)}</>}
        {frame_codes.length > 0 && (
          <>
            <br />
            {texts.frames} {frame_codes.join('、')}
          </>
        )}
      </p>
      <div className="record-actions">
        <a
          className="button button-small"
          href={`/product/?${new URLSearchParams({ bike: key })}`}
          aria-label={texts.products_of(full)}
        >
          {texts.products}
        </a>
        <a className="button button-small" href={known.href} aria-label={texts.page_of(full)}>
          {texts.page}
        </a>
        <button
          className="button button-small"
          type="button"
          aria-label={is_chosen ? texts.leave_of(full) : texts.use_of(full)}
          onClick={() => chooseMyBike(is_chosen ? null : known)}
        >
          {is_chosen ? texts.leave : texts.use}
        </button>
        <ConfirmButton
          className="button-small button-quiet"
          label={texts.remove_of(full)}
          title={texts.remove_title}
          text={texts.remove_text(full)}
          confirm={texts.remove}
          is_busy={busy === `remove-${key}`}
          onConfirm={() => change(`remove-${key}`, () => removeMemberBike(key), 'member.deleted')}
        >
          {texts.remove}
        </ConfirmButton>
      </div>
    </li>
  )
}
