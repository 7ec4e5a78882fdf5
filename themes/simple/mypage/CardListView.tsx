import { MemberCard } from '#src/islands/card/MemberCard.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { cardsResource, type Cards } from '#src/stores/member/member-cards.ts'
import { cardTexts as texts } from '#src/text/member/mypage-wallet.ts'

/** Cards kept for the next order. */
export function CardListView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={cardsResource} rows={2}>
        {(cards) => <CardList {...cards} />}
      </ResourceScreen>
    </>
  )
}

function CardList({ data, limit }: Cards) {
  const changes = useChanges()
  const isFull = limit !== null && data.length >= limit
  return (
    <>
      <div className="record-bar">
        {isFull ? (
          <p>{texts.full}</p>
        ) : (
          <a className="button button-primary" href="/mypage/card/add/">
            {texts.add}
          </a>
        )}
        {limit !== null && <p className="record-count">{texts.used(data.length, limit)}</p>}
      </div>
      {data.length === 0 ? (
        <EmptyNote text={texts.empty} />
      ) : (
        <ul className="record-list record-columns">
          {data.map((card) => (
            <MemberCard card={card} changes={changes} key={card.id} />
          ))}
        </ul>
      )}
    </>
  )
}
