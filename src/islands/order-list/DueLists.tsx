import { useStore } from '@nanostores/react'
import { orderListsResource, toListPath } from '#src/stores/order-list/order-lists.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { useChanges } from '../member/use-changes.ts'
import { OrderListButton } from './OrderListButton.tsx'

/** On the front page of the members' area: lists whose day has come. Nothing where there is none. */
export function DueLists() {
  const loaded = useStore(orderListsResource.$state, { ssr: 'initial' })
  const changes = useChanges()
  const due = loaded.state === 'ready' ? loaded.value.filter(({ is_due }) => is_due) : []
  if (due.length === 0) return null
  return (
    <section className="overview-next" aria-labelledby="due-lists">
      <h2 id="due-lists">{texts.due_heading}</h2>
      <ul>
        {due.map((list) => (
          <li key={list.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <a className="text-link" href={toListPath(list.id)}>
              {list.name}
            </a>
            <OrderListButton list={list} is_primary changes={changes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
