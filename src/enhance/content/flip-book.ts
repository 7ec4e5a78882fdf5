// A catalogue to leaf through (themes/simple/content/FlipBookView.astro).
import { toSpreads } from '#src/rules/content/flip-spreads.ts'
import { toOpenPages } from '#src/text/content/flip-book.ts'

const TURN_MS = 200
/** A shorter movement of the finger is a tap or a scroll. */
const SWIPE_PX = 40
const wide = matchMedia('(min-width: 64rem)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }

function enhance(book: HTMLElement): void {
  const pages = [...book.querySelectorAll<HTMLElement>('[data-flip-page]')]
  const buttons = [...book.querySelectorAll<HTMLButtonElement>('[data-flip-turn]')]
  const status = book.querySelector('[data-flip-status]')
  /** The page somebody reads, from 1. It stays open when the window gets wider. */
  let reading = 1

  const findOpen = () => {
    const spreads = toSpreads(pages.length, wide.matches)
    return { spreads, at: spreads.findIndex((spread) => spread.includes(reading)) }
  }

  function show(step: number): void {
    const { spreads, at } = findOpen()
    const open = spreads[at] ?? []
    for (const [index, page] of pages.entries())
      page.toggleAttribute('data-open-page', open.includes(index + 1))
    // The next pages are fetched before somebody turns to them.
    for (const page of spreads[at + 1] ?? []) {
      for (const image of pages[page - 1]?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
    for (const button of buttons) button.disabled = !spreads[at + Number(button.dataset['flipTurn'])]
    if (status) status.textContent = toOpenPages(open, pages.length)
    const turned = pages[(step > 0 ? Math.max(...open) : Math.min(...open)) - 1]
    if (step !== 0 && turned && !still.matches) {
      turned.style.transformOrigin = step > 0 ? 'left' : 'right'
      turned.animate([{ transform: `rotateY(${step * 80}deg)` }, {}], {
        duration: TURN_MS,
        easing: 'ease-out',
      })
    }
  }

  function turn(step: number): void {
    const { spreads, at } = findOpen()
    const next = spreads[at + step]
    if (!next?.[0]) return
    reading = next[0]
    const hadFocus = book.contains(document.activeElement)
    show(step)
    // A button that is disabled, or a page that closed, must not lose the keyboard's focus.
    if (hadFocus && document.activeElement?.matches(':disabled, body')) book.focus()
    history.replaceState(history.state, '', `#${encodeURI(pages[reading - 1]?.id ?? '')}`)
  }

  const openByHash = () => {
    const page = pages.findIndex(({ id }) => id && location.hash === `#${encodeURI(id)}`)
    if (page < 0) return
    reading = page + 1
    show(0)
    book.scrollIntoView()
  }

  for (const button of buttons)
    button.addEventListener('click', () => turn(Number(button.dataset['flipTurn'])))
  book.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    turn(step)
  })
  let from: Touch | undefined
  book.addEventListener(
    'touchstart',
    ({ touches }) => (from = touches.length === 1 ? touches[0] : undefined),
    {
      passive: true,
    },
  )
  book.addEventListener('touchend', ({ changedTouches: [to] }) => {
    if (!from || !to) return
    const way = to.clientX - from.clientX
    if (Math.abs(way) > SWIPE_PX && Math.abs(way) > Math.abs(to.clientY - from.clientY))
      turn(way < 0 ? 1 : -1)
  })
  wide.addEventListener('change', () => show(0))
  addEventListener('hashchange', openByHash)
  openByHash()
}

for (const book of document.querySelectorAll<HTMLElement>('[data-flip-book]')) enhance(book)
