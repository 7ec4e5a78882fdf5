import type { Page } from '@playwright/test'
import type { Receiver } from './several-destinations.ts'

/** Adds somebody to the address book of whoever is logged in. */
export function keepInBook(page: Page, who: Receiver): Promise<void> {
  return page.evaluate(async (address) => {
    const { api } = JSON.parse(document.querySelector('#noren-site')?.textContent ?? '{}') as {
      api: string
    }
    const bearer = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const response = await fetch(`${api}/v1/me/user-addresses`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${decodeURIComponent(bearer)}`,
      },
      body: JSON.stringify(address),
    })
    if (!response.ok) throw new Error(await response.text())
  }, toBookEntry(who))
}

function toBookEntry(who: Receiver) {
  return {
    shipping_last_name: who.last_name,
    shipping_first_name: who.first_name,
    shipping_last_name_kana: who.last_name_kana,
    shipping_first_name_kana: who.first_name_kana,
    postal_code: who.postal_code,
    prefecture: '東京都',
    city: who.city,
    address1: who.address1,
    address2: '',
    phone_number: '09087654321',
  }
}
