import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { CartLine } from './CartLine.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import { useRemovedLines } from './use-removed-lines.ts'

interface Props {
  lines: readonly CartLineView[]
}

/** The lines of the cart, and those just removed, which can be put back for a moment. */
export function CartLines({ lines }: Props) {
  const { entries, remove, undo, forget } = useRemovedLines(lines)
  if (entries.length === 0) return null
  return (
    <ul className="cart-lines" aria-label={cartScreenTexts.lines}>
      {entries.map((entry) =>
        entry.kind === 'line' ? (
          <li key={entry.line.key}>
            <CartLine line={entry.line} onRemove={remove} />
          </li>
        ) : (
          <li key={`removed-${entry.removed.line.key}`}>
            <RemovedLine
              product_name={entry.removed.line.product_name}
              onUndo={() => undo(entry.removed)}
              onForget={() => forget(entry.removed)}
            />
          </li>
        ),
      )}
    </ul>
  )
}
