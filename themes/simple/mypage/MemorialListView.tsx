import type { Memorial } from '#contract/shapes/memorial.ts'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { type Changes, useChanges } from '#src/islands/member/use-changes.ts'
import { downloadCalendar } from '#src/islands/records/memorial-calendar.ts'
import { ConfirmButton } from '#src/islands/ui/ConfirmButton.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { memorialsResource, removeMemorial } from '#src/stores/member/memorials.ts'
import { memorialTexts as texts } from '#src/text/member/mypage-records.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

/** Days to remember, by month and day, and the file for one's own calendar. */
export function MemorialListView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={memorialsResource} rows={3}>
        {(memorials) => <Memorials memorials={memorials} />}
      </ResourceScreen>
    </>
  )
}

function Memorials({ memorials }: { memorials: readonly Memorial[] }) {
  const changes = useChanges()
  return (
    <>
      <div className="record-bar">
        <a className="button button-primary" href="/mypage/memorial/add/">
          {texts.add}
        </a>
        {memorials.length > 0 && (
          <button
            className="button"
            type="button"
            aria-describedby="calendar-hint"
            onClick={() => downloadCalendar(memorials)}
          >
            {texts.calendar}
          </button>
        )}
      </div>
      {memorials.length === 0 ? (
        <EmptyNote text={texts.empty} />
      ) : (
        <>
          <ul className="record-list record-columns">
            {memorials.map((memorial) => (
              <MemorialCard memorial={memorial} changes={changes} key={memorial.id} />
            ))}
          </ul>
          <p className="form-hint" id="calendar-hint">
            {texts.calendar_hint}
          </p>
        </>
      )}
    </>
  )
}

function MemorialCard({ memorial, changes }: { memorial: Memorial; changes: Changes }) {
  const { id, target_user_name: whose, division_ct, name, month, date, call } = memorial
  const { busy, change } = changes
  return (
    <li className="record-card memorial">
      <p className="memorial-day">{texts.day(month, date)}</p>
      <div className="memorial-body">
        <h2>{name}</h2>
        <p className="record-lines">
          {whose}
          {name !== texts.kinds[division_ct] && <> ・ {texts.kinds[division_ct]}</>}
          {call && <> ・ {texts.call(call)}</>}
        </p>
      </div>
      <div className="record-actions">
        <a
          className="button button-small"
          href={`/mypage/memorial/${id}/edit/`}
          aria-label={texts.edit_of(name)}
        >
          {mypageTexts.edit}
        </a>
        <ConfirmButton
          className="button-small button-quiet"
          label={texts.delete_of(name)}
          title={texts.delete_title}
          text={texts.delete_text(whose, name)}
          confirm={mypageTexts.delete}
          is_busy={busy === `delete-${id}`}
          onConfirm={() => change(`delete-${id}`, () => removeMemorial(id), 'member.deleted')}
        >
          {mypageTexts.delete}
        </ConfirmButton>
      </div>
    </li>
  )
}
