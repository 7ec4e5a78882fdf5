import { orderList } from '#src/stores/order-list/order-lists.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  list: { id: number; name: string; line_count: number }
  is_primary: boolean
  changes: Changes
}

/** The one press that puts a list into the cart. */
export function OrderListButton({ list: { id, name, line_count }, is_primary, changes }: Props) {
  const key = `order-${id}`
  return (
    <BusyButton
      is_busy={changes.busy === key}
      is_disabled={line_count === 0}
      className={is_primary ? 'button-primary' : ''}
      onPress={() => void changes.change(key, () => orderList(id))}
    >
      {texts.put}
      <span className="sr-only">{texts.of(name)}</span>
    </BusyButton>
  )
}
