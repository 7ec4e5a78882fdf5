import type { OrderList } from '#contract/shapes/order-list.ts'
import { skipList, toListPath } from '#src/stores/order-list/order-lists.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { toDayWords, toLastWords } from './list-words.ts'
import { OrderListButton } from './OrderListButton.tsx'

interface Props {
  list: OrderList
  changes: Changes
}

/** One list: when it comes back, whose it is, and the press that orders it. */
export function OrderListCard({ list, changes }: Props) {
  const { id, name, is_due, is_own, is_shared, owner_name, line_count } = list
  const skip = `skip-${id}`
  return (
    <li className="record-card">
      <div className="record-head">
        <h3>
          <a className="text-link" href={toListPath(id)}>
            {name}
          </a>
        </h3>
        <ul className="record-marks">
          {is_due && <li data-tone="accent">{texts.due}</li>}
          {is_own && is_shared && <li>{texts.shared}</li>}
        </ul>
      </div>
      <p className="record-lines">
        {toDayWords(list)}
        <br />
        {texts.goods(line_count)}　{toLastWords(list)}
        {owner_name && (
          <>
            <br />
            {texts.owner(owner_name)}
          </>
        )}
      </p>
      <div className="record-actions">
        <OrderListButton list={list} is_primary={is_due} changes={changes} />
        {is_due && is_own && (
          <BusyButton
            is_busy={changes.busy === skip}
            className=""
            onPress={() => void changes.change(skip, () => skipList(id), 'member.chosen')}
          >
            {texts.skip}
            <span className="sr-only">{texts.of(name)}</span>
          </BusyButton>
        )}
        <a className="button" href={toListPath(id)}>
          {texts.open}
          <span className="sr-only">{texts.of(name)}</span>
        </a>
      </div>
    </li>
  )
}
