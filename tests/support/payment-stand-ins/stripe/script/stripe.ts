/**
 * What js.stripe.com gives a page, as far as a shop like ours uses it: `Stripe(pk)` with Elements made without an intent, the
 * Payment Element, and `createPaymentMethod`. Options that the documents do not know are integration errors, as there.
 */
;(() => {
  const ORIGIN = 'https://js.stripe.com'
  const ELEMENTS_OPTIONS = [
    'mode',
    'currency',
    'amount',
    'allowedPaymentMethodTypes',
    'excludedPaymentMethodTypes',
    'paymentMethodCreation',
    'paymentMethodOptions',
    'captureMethod',
    'setupFutureUsage',
    'locale',
    'appearance',
    'fonts',
    'loader',
  ]
  const ELEMENT_OPTIONS = ['fields', 'terms', 'wallets', 'layout', 'defaultValues', 'business', 'readOnly']

  type Handler = (event: Record<string, unknown>) => void
  type Told = Record<string, unknown> & { type: string; request?: number }

  class IntegrationError extends Error {
    override name = 'IntegrationError'
  }

  function check(options: object, known: string[], where: string): void {
    if ('paymentMethodTypes' in options)
      throw new IntegrationError('paymentMethodTypes is no longer supported; use allowedPaymentMethodTypes.')
    const strange = Object.keys(options).find((name) => !known.includes(name))
    if (strange) throw new IntegrationError(`${where}: unknown option "${strange}"`)
  }

  function createElement(key: string) {
    const handlers = new Map<string, Handler[]>()
    const waiting = new Map<number, (end: Told) => void>()
    let frame: HTMLIFrameElement | undefined
    let requests = 0
    const emit = (type: string, event: Record<string, unknown> = {}) =>
      handlers.get(type)?.forEach((handle) => handle({ elementType: 'payment', ...event }))

    const hear = (event: MessageEvent) => {
      if (!frame || event.source !== frame.contentWindow || event.origin !== ORIGIN) return
      const told = event.data as Told
      if (told.type === 'stand-in:ready') emit('ready')
      if (told.type === 'stand-in:change')
        emit('change', { empty: told['empty'], complete: told['complete'], value: { type: 'card' } })
      if (told.type === 'stand-in:end' && told.request !== undefined) {
        waiting.get(told.request)?.(told)
        waiting.delete(told.request)
      }
    }

    const element = {
      on(type: string, handle: Handler) {
        handlers.set(type, [...(handlers.get(type) ?? []), handle])
        return element
      },
      mount(where: string | HTMLElement) {
        const place = typeof where === 'string' ? document.querySelector(where) : where
        if (!place) throw new IntegrationError('The selector you specified applies to no DOM elements.')
        frame = document.createElement('iframe')
        frame.title = 'セキュアな支払い入力フレーム'
        frame.src = `${ORIGIN}/stand-in/fields.html`
        frame.style.cssText = 'border: 0; width: 100%; height: 18rem'
        addEventListener('message', hear)
        place.replaceChildren(frame)
      },
      destroy() {
        removeEventListener('message', hear)
        frame?.remove()
        frame = undefined
      },
      ask(type: 'stand-in:check' | 'stand-in:make'): Promise<Told> {
        return new Promise((resolve) => {
          requests += 1
          waiting.set(requests, resolve)
          frame?.contentWindow?.postMessage({ type, request: requests, key }, ORIGIN)
        })
      },
    }
    return element
  }

  type Element = ReturnType<typeof createElement>

  function createElements(key: string, options: object) {
    check(options, ELEMENTS_OPTIONS, 'elements()')
    let element: Element | undefined
    return {
      create(type: string, given: object = {}) {
        if (type !== 'payment') throw new IntegrationError(`The stand-in has no Element "${type}".`)
        check(given, ELEMENT_OPTIONS, 'elements.create()')
        element = createElement(key)
        return element
      },
      getElement: () => element ?? null,
      async submit() {
        const error = (await element?.ask('stand-in:check'))?.['error']
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
    }
  }

  const Stripe = (key: unknown) => {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new IntegrationError('Stripe() wants a publishable key.')
    return {
      elements: (options: object = {}) => createElements(key, options),
      async createPaymentMethod({ elements }: { elements: ReturnType<typeof createElements> }) {
        const end = await elements.getElement()?.ask('stand-in:make')
        return end?.['error'] ? { error: end['error'] } : { paymentMethod: end?.['paymentMethod'] }
      },
      _registerWrapper: () => undefined,
    }
  }
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
})()
