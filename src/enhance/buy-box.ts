import { formatYen } from '#src/rules/format-yen.ts'
import { buyBoxText } from '#src/text/buy-box.ts'
import { productText } from '#src/text/product.ts'
import { addToCart, preloadCart } from './add-to-cart.ts'
import { fillText, findPart } from './find-part.ts'
import type { LiveListener } from './live-price-and-stock.ts'

/** What BuyBox.astro writes into `[data-variations]`. */
export interface BuyBoxVariation {
  id: number
  code: string
  options: string[]
  unit_price: number
  list_price: number | null
  stock_state: 'in_stock' | 'few' | 'none'
  max_quantity: number
}

/** Variation, quantity and the button. Without this script the form leads to /cart/, which adds the same. */
export function enhanceBuyBox(form: HTMLFormElement): LiveListener {
  let variations = JSON.parse(findPart(form, 'variations')?.textContent ?? '[]') as BuyBoxVariation[]
  const button = findPart<HTMLButtonElement>(form, 'add-to-cart')
  const quantity = form.elements.namedItem('quantity') as HTMLInputElement | null
  const product = form.elements.namedItem('product_id') as HTMLInputElement | null
  const field = (name: string) => form.querySelector<HTMLElement>(`[data-field="${name}"]`)

  const findChosen = () => {
    const data = new FormData(form)
    const axes = variations[0]?.options.length ?? 0
    const chosen = Array.from({ length: axes }, (_, axis) => data.get(`option-${axis}`))
    return variations.find((variation) => variation.options.every((option, axis) => option === chosen[axis]))
  }

  /** A value of an axis nothing of which can be bought looks so; it can be chosen, to read why. */
  function markSoldOut(): void {
    for (const input of form.querySelectorAll<HTMLInputElement>('[data-sold-out] input')) {
      const axis = Number(input.name.replace('option-', ''))
      const isBuyable = variations.some(
        ({ options, max_quantity }) => options[axis] === input.value && max_quantity > 0,
      )
      const label = input.closest<HTMLElement>('[data-sold-out]')
      if (label) label.dataset['soldOut'] = String(!isBuyable)
      const note = label && findPart(label, 'sold-out-note')
      if (note) note.hidden = isBuyable
    }
  }

  function show(): void {
    const chosen = findChosen()
    const isBuyable = chosen !== undefined && chosen.max_quantity > 0
    if (product) product.value = chosen ? String(chosen.id) : ''
    if (button) button.disabled = !isBuyable
    for (const other of document.querySelectorAll<HTMLButtonElement>(`button[form="${form.id}"]`)) {
      other.disabled = !isBuyable
    }
    fillText(findPart(form, 'buy-status'), chosen ? null : buyBoxText.no_such_combination)
    for (const offer of document.querySelectorAll<HTMLElement>('[data-restock]'))
      offer.hidden = isBuyable || !chosen
    if (!chosen) return
    for (const price of document.querySelectorAll<HTMLElement>(`[data-price-of="${form.id}"]`)) {
      fillText(price, formatYen(chosen.unit_price))
    }
    fillText(field('price'), formatYen(chosen.unit_price))
    fillText(field('list_price'), chosen.list_price === null ? null : formatYen(chosen.list_price))
    fillText(field('code'), chosen.code)
    const stock = field('stock')
    fillText(stock, productText.stock[chosen.stock_state])
    if (stock) stock.dataset['state'] = chosen.stock_state
    if (quantity && isBuyable) {
      quantity.max = String(chosen.max_quantity)
      if (Number(quantity.value) > chosen.max_quantity) quantity.value = String(chosen.max_quantity)
    }
  }

  form.addEventListener('change', show)
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    form.addEventListener(event, preloadCart, { once: true, passive: true })
  }
  form.addEventListener('click', (event) => {
    const step = Number(
      (event.target as HTMLElement).closest<HTMLElement>('[data-step]')?.dataset['step'] ?? 0,
    )
    if (!quantity || step === 0) return
    const wanted = Number(quantity.value) + step
    quantity.value = String(Math.min(Math.max(1, wanted), Number(quantity.max) || 999))
  })
  form.addEventListener('submit', (event) => {
    const chosen = findChosen()
    if (!chosen) return
    event.preventDefault()
    // A script that cannot be had is no reason to lose the tap: the cart page adds the same.
    addToCart(chosen.id, Number(quantity?.value) || 1, button, form).catch(() => form.submit())
  })
  show()

  return (live) => {
    if (live.key !== form.dataset['product']) return
    const now = new Map(live.products.map((one) => [one.id, one]))
    variations = variations.map((variation) => ({ ...variation, ...now.get(variation.id) }))
    markSoldOut()
    show()
  }
}
