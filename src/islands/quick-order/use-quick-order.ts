import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $quickOrder, addEmptyLine, openQuickOrder, orderLines } from '#src/stores/cart/quick-order.ts'

/** Name of the lines another page sends along: `/cart/?order=…`, one «品番 数量» a line. */
const SENT = 'order'

/** The order desk of a screen: its lines, sending them, and the way of the keyboard through them. */
export function useQuickOrder() {
  const order = useStore($quickOrder, { ssr: 'initial' })
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const sent = takeSent()
    openQuickOrder(sent)
    if (sent) void submit()
  }, [])

  /** What was not taken gets the focus; else the first field, for the next number. */
  async function submit(): Promise<void> {
    await orderLines()
    requestAnimationFrame(() => {
      const fields = [...(list.current?.querySelectorAll('input') ?? [])]
      const wrong = fields.find((field) => field.getAttribute('aria-invalid') === 'true')
      ;(wrong ?? fields[0])?.focus()
    })
  }

  /** At once where there is a next field: a scanner types on before anything is painted. */
  function goOn(field: HTMLInputElement): void {
    const toNext = () => {
      const fields = [...(list.current?.querySelectorAll('input') ?? [])]
      return fields[fields.indexOf(field) + 1]
    }
    const next = toNext()
    if (next) return next.focus()
    addEmptyLine()
    requestAnimationFrame(() => toNext()?.focus())
  }

  return { order, list, submit, goOn }
}

/** Read once: the address is cleaned at the same moment, so that neither a reload nor «back» orders again. */
function takeSent(): string {
  const url = new URL(location.href)
  const sent = url.searchParams.get(SENT) ?? ''
  url.searchParams.delete(SENT)
  if (sent) history.replaceState(history.state, '', `${url.pathname}${url.search}`)
  return sent
}
