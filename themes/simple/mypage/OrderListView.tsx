import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { ListEditor } from '#src/islands/order-list/ListEditor.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { orderListResource } from '#src/stores/order-list/order-lists.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'

/** One list: its goods with today's prices and stock, ordered by one press; its owner changes it here. */
export function OrderListView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={orderListResource} rows={6}>
        {(list) => (
          <>
            <h2 className="record-title">{list.name}</h2>
            <ListEditor list={list} />
          </>
        )}
      </ResourceScreen>
      <p className="print:hidden">
        <a className="text-link" href="/mypage/order_list/">
          {texts.back}
        </a>
      </p>
    </>
  )
}
