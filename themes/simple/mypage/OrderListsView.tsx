import type { OrderList } from '#contract/shapes/order-list.ts'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { OrderListCard } from '#src/islands/order-list/OrderListCard.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { orderListsResource } from '#src/stores/order-list/order-lists.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'

/** Own and shared lists; those whose day has come stand first, each with the press that orders it. */
export function OrderListsView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={orderListsResource} rows={3}>
        {(lists) => <Lists lists={lists} />}
      </ResourceScreen>
    </>
  )
}

function Lists({ lists }: { lists: readonly OrderList[] }) {
  const changes = useChanges()
  if (lists.length === 0)
    return <EmptyNote text={texts.empty} link={{ href: '/mypage/order_history/', label: texts.to_history }} />
  const groups = [
    { heading: texts.due_heading, of: lists.filter(({ is_due }) => is_due) },
    { heading: texts.rest_heading, of: lists.filter(({ is_due }) => !is_due) },
  ].filter((group) => group.of.length > 0)
  return (
    <>
      <p>{texts.lead}</p>
      {groups.map(({ heading, of }) => (
        <section className="record-section" key={heading}>
          <h2 className="record-title">{heading}</h2>
          <ul className="record-list">
            {of.map((list) => (
              <OrderListCard key={list.id} list={list} changes={changes} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
