import { useState } from 'react'
import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { CartLine } from './CartLine.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import { useRemovedLines } from './use-removed-lines.ts'

/** A cart for many destinations has hundreds of lines. */
const SHOWN = 50

interface Props {
  lines: readonly CartLineView[]
}

/** The lines of the cart, and those just removed, which can be put back for a moment. */
export function CartLines({ lines }: Props) {
  const { entries, remove, undo, forget } = useRemovedLines(lines)
  const [shown, setShown] = useState(SHOWN)
  if (entries.length === 0) return null
  return (
    <ul className="cart-lines" aria-label={cartScreenTexts.lines}>
      {entries.slice(0, shown).map((entry) =>
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
      {entries.length > shown && (
        <li>
          <button className="button button-small" type="button" onClick={() => setShown(Infinity)}>
            {cartScreenTexts.more(entries.length - shown)}
          </button>
        </li>
      )}
    </ul>
  )
}
