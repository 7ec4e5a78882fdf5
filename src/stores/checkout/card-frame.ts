import {
  CARD_FRAME_LOOK,
  type CardToken,
  type FromCardFrame,
  PARENT_PARAM,
  type ToCardFrame,
} from '#contract/card-frame.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'

/** A frame that has not answered by then will not. */
const READY_WITHIN_MS = 15_000
const ANSWER_WITHIN_MS = 30_000

export type CardTokenEnd =
  | { state: 'made'; card: CardToken }
  /** The frame marks the wrong fields; these are the sentences. */
  | { state: 'refused'; sentences: string[] }
  | { state: 'failed'; failure: CallFailure }

export interface CardFrameEvents {
  onReady: () => void
  onHeight: (px: number) => void
  /** Enter was pressed in a field. */
  onEnter: () => void
  onCorrected: () => void
  /** Nothing came: the provider cannot be reached. */
  onSilence: () => void
}

export interface CardFrame {
  /** Has the provider turn the card in the frame into a token. */
  submit: () => Promise<CardTokenEnd>
  close: () => void
}

/** Address of the frame for this page: it talks to this origin alone. */
export function toFrameAddress(frame_url: string): string {
  const url = new URL(frame_url, location.href)
  url.searchParams.set(PARENT_PARAM, location.origin)
  return url.href
}

/**
 * Talks to the provider's frame, in which a card is typed. It listens only to the frame itself, from the provider's
 * origin, and sends only to that origin.
 */
export function openCardFrame(
  frame: HTMLIFrameElement,
  frame_url: string,
  events: CardFrameEvents,
): CardFrame {
  const { origin } = new URL(frame_url, location.href)
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
        return events.onHeight(message.height)
      case 'noren-card:enter':
        return events.onEnter()
      case 'noren-card:corrected':
        return events.onCorrected()
      case 'noren-card:token':
        return settle(message.request, { state: 'made', card: message.card })
      case 'noren-card:refused':
        return settle(message.request, { state: 'refused', sentences: message.sentences })
      case 'noren-card:failed':
        return settle(message.request, { state: 'failed', failure: { kind: 'network' } })
    }
  }
  window.addEventListener('message', hear)
  // Another width changes the height. The frame reports it whenever it is told how to look.
  const resized = new ResizeObserver(() => tell({ type: 'noren-card:look', look: readLook() }))

  return {
    submit: () =>
      new Promise((resolve) => {
        requests += 1
        const request = requests
        const timer = setTimeout(
          () => settle(request, { state: 'failed', failure: { kind: 'timeout' } }),
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
    },
  }
}

function readLook() {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(CARD_FRAME_LOOK.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
}
