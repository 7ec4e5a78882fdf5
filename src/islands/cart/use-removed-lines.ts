import { useState } from 'react'
import { removeLine } from '#src/stores/cart/cart-lines.ts'
import type { CartLineView } from '#src/stores/cart/cart-view.ts'

/** A line that was just removed, and where it stood. */
export interface RemovedLine {
  line: CartLineView
  place: number
  /** What left the cart together with it. */
  accessories: readonly CartLineView[]
}

export type CartEntry = { kind: 'line'; line: CartLineView } | { kind: 'removed'; removed: RemovedLine }

const loadPutBack = () => import('#src/stores/cart/put-back-line.ts')

/** The lines, and those just removed, which can be put back for a few seconds. */
export function useRemovedLines(lines: readonly CartLineView[]) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const entries: CartEntry[] = lines.map((line) => ({ kind: 'line', line }))
  for (const one of [...removed].sort((a, b) => a.place - b.place)) {
    entries.splice(one.place, 0, { kind: 'removed', removed: one })
  }
  const forget = (gone: RemovedLine) => setRemoved((all) => all.filter((one) => one !== gone))
  return {
    entries,
    remove(line: CartLineView): void {
      const place = entries.findIndex((entry) => entry.kind === 'line' && entry.line.key === line.key)
      // Loaded before it is needed, because a line may be put back at once.
      void loadPutBack()
      const accessories = lines.filter(({ parent_key }) => parent_key === line.key)
      setRemoved((all) => [...all, { line, place, accessories }])
      void removeLine(line.key).then((failure) => {
        if (failure) setRemoved((all) => all.filter((one) => one.line.key !== line.key))
      })
    },
    undo(one: RemovedLine): void {
      forget(one)
      void loadPutBack().then(({ putBackLine }) => putBackLine(one.line, one.accessories))
    },
    forget,
  }
}
