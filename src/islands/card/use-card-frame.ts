import { useCallback, useEffect, useRef, useState } from 'react'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import {
  type CardFrame,
  type CardTokenEnd,
  openCardFrame,
  toFrameAddress,
} from '#src/stores/checkout/card-frame.ts'
import type { FieldMessage } from '../forms/use-shop-form.ts'

const ID = 'card-frame'

/** The provider's frame on a screen: its height, its errors, and its token when the form is sent. */
export function useCardFrame(provider: PaymentServiceSettings | null) {
  const frame = useRef<CardFrame | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  const [height, setHeight] = useState<number | null>(null)
  const [messages, setMessages] = useState<readonly FieldMessage[]>([])
  const frame_url = provider?.frame_url ?? null

  const connect = useCallback(
    (mounted: HTMLIFrameElement | null) => {
      frame.current?.close()
      frame.current = null
      if (!mounted || frame_url === null) return
      frame.current = openCardFrame(mounted, frame_url, {
        onReady: () => setState('ready'),
        onHeight: setHeight,
        onEnter: () => mounted.closest('form')?.requestSubmit(),
        onCorrected: () => setMessages([]),
        onSilence: () => setState('silent'),
      })
      // Only now, lest it speaks before somebody listens.
      mounted.src = toFrameAddress(frame_url)
    },
    [frame_url],
  )
  useEffect(() => () => frame.current?.close(), [])

  return {
    id: ID,
    connect,
    state: provider && frame_url === null ? ('silent' as const) : state,
    height,
    is_test: provider?.is_test ?? false,
    messages,
    /** Shows the frame anew. */
    retry: () => setState('loading'),
    async submit(): Promise<CardTokenEnd> {
      if (!frame.current || state !== 'ready') return { state: 'failed', failure: { kind: 'network' } }
      const end = await frame.current.submit()
      setMessages(end.state === 'refused' ? [{ id: ID, message: end.sentences.join('') }] : [])
      return end
    },
  }
}

export type CardFrameOnScreen = ReturnType<typeof useCardFrame>
