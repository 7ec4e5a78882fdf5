import { useCallback, useEffect, useRef, useState } from 'react'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { CardFields, CardTokenEnd } from '#payment/card-fields.ts'
import { loadCardFields } from '#payment/load-card-fields.ts'
import { paymentStepTexts } from '#src/text/checkout/payment-step.ts'
import type { FieldMessage } from '../forms/use-shop-form.ts'

const ID = 'card-frame'

/** The provider's card fields on a screen: whether they are there, their errors, and their token when the form is sent. */
export function useCardFields(provider: PaymentServiceSettings | null) {
  const fields = useRef<CardFields | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  const [messages, setMessages] = useState<readonly FieldMessage[]>([])

  const connect = useCallback(
    (place: HTMLElement | null) => {
      fields.current?.close()
      fields.current = null
      // Another card was chosen meanwhile: when they are shown again, they load anew.
      if (!place) setState('loading')
      if (!place || !provider) return
      const events = {
        onReady: () => setState('ready'),
        onEnter: () => place.closest('form')?.requestSubmit(),
        onCorrected: () => setMessages([]),
        onSilence: () => setState('silent'),
      }
      const options = { settings: provider, id: ID, title: paymentStepTexts.card_frame }
      loadCardFields(provider.provider).then(
        (mount) => {
          // The screen may have gone on meanwhile.
          if (place.isConnected && !fields.current) fields.current = mount(place, options, events)
        },
        () => setState('silent'),
      )
    },
    [provider],
  )
  useEffect(() => () => fields.current?.close(), [])

  return {
    id: ID,
    connect,
    state,
    is_test: provider?.is_test ?? false,
    messages,
    /** Shows the fields anew. */
    retry: () => setState('loading'),
    async submit(): Promise<CardTokenEnd> {
      if (!fields.current || state !== 'ready') return { state: 'failed', reason: 'network' }
      const end = await fields.current.submit()
      setMessages(end.state === 'refused' ? [{ id: ID, message: end.sentences.join('') }] : [])
      return end
    },
  }
}

export type CardFieldsOnScreen = ReturnType<typeof useCardFields>
