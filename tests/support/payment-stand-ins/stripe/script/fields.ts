/** The frame in which a card is typed, on js.stripe.com: only this and api.stripe.com see its number. */
;(() => {
  interface Asked {
    type: 'stand-in:check' | 'stand-in:make'
    request: number
    key: string
  }

  const SENTENCES = {
    number: 'カード番号が不完全です。',
    expiry: 'カードの有効期限が不完全です。',
    cvc: 'カードのセキュリティコードが不完全です。',
    name: 'この欄は入力必須です。',
  }

  const read = (id: keyof typeof SENTENCES) => {
    const field = document.getElementById(id)
    return field instanceof HTMLInputElement ? field.value.trim() : ''
  }
  const readExpiry = () => /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(read('expiry'))

  function findFault(): keyof typeof SENTENCES | undefined {
    if (!/^\d{12,19}$/.test(read('number').replaceAll(' ', ''))) return 'number'
    if (!readExpiry()) return 'expiry'
    if (!/^\d{3,4}$/.test(read('cvc'))) return 'cvc'
    return read('name') === '' ? 'name' : undefined
  }

  const tell = (message: object) => parent.postMessage(message, '*')

  async function make(key: string): Promise<object> {
    const [, month = '', year = ''] = readExpiry() ?? []
    const body = new URLSearchParams({
      type: 'card',
      'card[number]': read('number').replaceAll(' ', ''),
      'card[exp_month]': month,
      'card[exp_year]': `20${year}`,
      'card[cvc]': read('cvc'),
      'billing_details[name]': read('name'),
    })
    try {
      const answer = await fetch('https://api.stripe.com/v1/payment_methods', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body,
      })
      const said = (await answer.json()) as { error?: object }
      return said.error ? { error: said.error } : { paymentMethod: said }
    } catch {
      return { error: { type: 'api_connection_error', message: 'Stripe に接続できませんでした。' } }
    }
  }

  addEventListener('message', (event) => {
    if (event.source !== parent) return
    const asked = event.data as Asked
    if (asked.type !== 'stand-in:check' && asked.type !== 'stand-in:make') return
    const fault = findFault()
    const error = fault && {
      type: 'validation_error',
      code: `incomplete_${fault}`,
      message: SENTENCES[fault],
    }
    if (error || asked.type === 'stand-in:check')
      return tell({ type: 'stand-in:end', request: asked.request, error })
    void make(asked.key).then((end) => tell({ type: 'stand-in:end', request: asked.request, ...end }))
  })
  addEventListener('input', () => {
    tell({ type: 'stand-in:change', empty: read('number') === '', complete: findFault() === undefined })
  })
  tell({ type: 'stand-in:ready' })
})()
