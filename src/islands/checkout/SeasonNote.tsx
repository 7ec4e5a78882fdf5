import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { type GiftSeason, giftSeasons, judgeArrival } from '#src/rules/gift/gift-seasons.ts'
import { noshiDeskTexts } from '#src/text/gift/noshi-desk.ts'

interface Props {
  title: string
  /** When the parcel comes; undefined where that is not known. */
  day: string | undefined
  onChange: (season: GiftSeason) => void
}

/** Says when seasonal words do not suit the day of arrival. Only said, never refused: regions differ. */
export function SeasonNote({ title, day, onChange }: Props) {
  const judged = day ? judgeArrival(title, day) : null
  return (
    <div className="noshi-season" role="status">
      {day && judged && (
        <>
          <p>
            {toSentence(judged, formatDayWithWeekday(day))}
            {noshiDeskTexts.regions}
          </p>
          <ChangeButton instead={judged.instead} onChange={onChange} />
        </>
      )}
    </div>
  )
}

function ChangeButton({ instead, onChange }: { instead: GiftSeason | null; onChange: Props['onChange'] }) {
  if (instead === null) return null
  return (
    <button type="button" className="button button-small" onClick={() => onChange(instead)}>
      {noshiDeskTexts.change_to(giftSeasons[instead].title)}
    </button>
  )
}

function toSentence({ season, is, instead }: NonNullable<ReturnType<typeof judgeArrival>>, day: string) {
  const { title } = giftSeasons[season]
  if (is === 'early') return noshiDeskTexts.early(day, title)
  return instead === null
    ? noshiDeskTexts.late(day, title)
    : noshiDeskTexts.late_for(day, title, giftSeasons[instead].title)
}
