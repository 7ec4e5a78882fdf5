import type { OwnPrice } from '#contract/shapes/business.ts'
import { findPart } from '#src/enhance/page/find-part.ts'
import { $session } from '#src/stores/session/session.ts'
import { fillBuyBox, fillCard, fillRow, putBack } from './own-price-places.ts'
import { forgetAsked, readOwnPrices } from './own-price-reader.ts'

/** Prices of every variation, by key of the product: only of those of which some cost the company something else. */
const known = new Map<string, OwnPrice[]>()
let isShowing = false
let user_id: number | undefined

/** Shows a member what their company pays, now and wherever prices come later. Runs once a page. */
export function showOwnPrices(): void {
  if (isShowing) return
  isShowing = true
  $session.subscribe((session) => {
    if (session.state === 'unknown') return
    const now = session.state === 'member' ? session.user_id : undefined
    if (user_id !== undefined && user_id !== now) forget()
    user_id = now
    if (now !== undefined) look()
  })
  document.addEventListener('change', look)
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

/** Before the next paint: the usual price of what was chosen is never seen. */
function look(): void {
  if (user_id === undefined) return
  paint()
  void ask()
}

async function ask(): Promise<void> {
  const asking = user_id
  const prices = await readOwnPrices(listKeys())
  if (!prices || asking !== user_id) return
  for (const [key, own] of Map.groupBy(prices, (price) => price.key)) known.set(key, own)
  look()
}

function forget(): void {
  known.clear()
  forgetAsked()
  putBack()
}

const listPlaces = () => [...document.querySelectorAll<HTMLElement>('[data-product]')]

/** The product whose order sheet this is. */
function findSheet(): { sheet: HTMLElement; key: string } | undefined {
  const sheet = findPart(document, 'order-sheet')
  const [, key = ''] = /^\/product\/([^/]+)\//.exec(location.pathname) ?? []
  return sheet && key ? { sheet, key: decodeURIComponent(key) } : undefined
}

function listKeys(): string[] {
  const keys = listPlaces().map(({ dataset }) => dataset['product'] ?? '')
  return [...new Set([...keys, findSheet()?.key ?? ''])].filter(Boolean)
}

function paint(): void {
  for (const place of listPlaces()) {
    const prices = known.get(place.dataset['product'] ?? '')
    if (!prices) continue
    if (place instanceof HTMLFormElement) fillBuyBox(place, prices)
    else fillCard(place, prices)
  }
  const found = findSheet()
  for (const row of found?.sheet.querySelectorAll<HTMLElement>('[data-variation]') ?? []) {
    const price = known
      .get(found!.key)
      ?.find(({ product_id }) => String(product_id) === row.dataset['variation'])
    if (price) fillRow(row, price)
  }
}
