import { CARD_FRAME_LOOK, type CardTokenEnd, type MountCardFields } from '../card-fields.ts'
import { type FromCardFrame, PARENT_PARAM, type ToCardFrame } from './frame-messages.ts'

/** A frame that has not answered by then will not. */
const READY_WITHIN_MS = 15_000
const ANSWER_WITHIN_MS = 30_000

/**
 * Shows the frame of the provider's own origin, in which a card is typed. It listens only to the frame itself, from the
 * provider's origin, and sends only to that origin.
 */
export const mount: MountCardFields = (place, { settings, id, title }, events) => {
  const { frame_url } = settings
  const address = new URL(frame_url ?? '', location.href)
  const { origin } = address
  address.searchParams.set(PARENT_PARAM, location.origin)
  const frame = Object.assign(document.createElement('iframe'), { id, title, className: 'card-frame' })
  const waiting = new Map<number, (end: CardTokenEnd) => void>()
  let requests = 0
  const tell = (message: ToCardFrame) => frame.contentWindow?.postMessage(message, origin)
  const silence = setTimeout(events.onSilence, READY_WITHIN_MS)

  const settle = (request: number, end: CardTokenEnd) => {
    waiting.get(request)?.(end)
    waiting.delete(request)
  }

  const hear = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const message = event.data as FromCardFrame | null
    switch (message?.type) {
      case 'noren-card:ready':
        clearTimeout(silence)
        resized.observe(frame)
        tell({ type: 'noren-card:look', look: readLook() })
        return events.onReady()
      case 'noren-card:height':
        frame.height = String(message.height)
        return undefined
      case 'noren-card:enter':
        return events.onEnter()
      case 'noren-card:corrected':
        return events.onCorrected()
      case 'noren-card:token':
        return settle(message.request, { state: 'made', card: message.card })
      case 'noren-card:refused':
        return settle(message.request, { state: 'refused', sentences: message.sentences })
      case 'noren-card:failed':
        return settle(message.request, { state: 'failed', reason: 'network' })
    }
  }
  window.addEventListener('message', hear)
  // Another width changes the height. The frame reports it whenever it is told how to look.
  const resized = new ResizeObserver(() => tell({ type: 'noren-card:look', look: readLook() }))
  // Only now, lest it speaks before somebody listens.
  frame.src = address.href
  place.append(frame)

  return {
    submit: () =>
      new Promise((resolve) => {
        requests += 1
        const request = requests
        const timer = setTimeout(
          () => settle(request, { state: 'failed', reason: 'timeout' }),
          ANSWER_WITHIN_MS,
        )
        waiting.set(request, (end) => {
          clearTimeout(timer)
          resolve(end)
        })
        tell({ type: 'noren-card:submit', request })
      }),
    close() {
      clearTimeout(silence)
      resized.disconnect()
      window.removeEventListener('message', hear)
      frame.remove()
    },
  }
}

function readLook() {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(CARD_FRAME_LOOK.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
}
