import { useEffect, useEffectEvent, useRef } from 'react'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'

/** How long a removed line can be put back; longer while the button has the focus. */
const UNDO_MS = 8000

interface Props {
  product_name: string
  onUndo: () => void
  onForget: () => void
}

/** Stands where a line was. The focus goes to its button, so that keyboard users keep their place. */
export function RemovedLine({ product_name, onUndo, onForget }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const forget = useEffectEvent(onForget)
  useEffect(() => {
    const undo = button.current
    undo?.focus({ preventScroll: true })
    let timer = 0
    const end = () => {
      if (document.activeElement === undo && undo?.matches(':focus-visible'))
        timer = window.setTimeout(end, UNDO_MS)
      else forget()
    }
    timer = window.setTimeout(end, UNDO_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <div className="cart-removed" role="status">
      <p>{cartScreenTexts.removed(product_name)}</p>
      <button className="text-link cart-undo" type="button" ref={button} onClick={onUndo}>
        {cartScreenTexts.undo}
      </button>
    </div>
  )
}
