import type { ShopEntry } from '#contract/shapes/shops.ts'
import type { OpeningStep } from '#contract/shapes/trade-law.ts'

const STEPS: Record<OpeningStep['code'], string> = {
  company:
    'who sells: name, person in charge, address, phone (the page the law on mail order wants shows it)',
  shipping_fees: 'shipping fees and days by region',
  payment_methods: 'a way to pay: the account for bank transfer, or cash on delivery',
  products: 'a product that is shown and in stock',
  returns: 'the terms of returns, in the words of the page the law wants',
}

const STATES: Record<ShopEntry['state'], string> = {
  preparing: 'being prepared: it can be looked at, but sells nothing and no search engine lists it',
  open: 'open',
  closed: 'closed: its pages say so, it sells nothing, orders are kept',
}

export const describeState = (state: ShopEntry['state']): string => STATES[state]

/** What a shop lacks before it can open, and where that is done. @param admin address of its back office */
export function describeLeft(steps: readonly OpeningStep[], admin: string): string {
  const left = steps.filter(({ is_done }) => !is_done)
  if (left.length === 0) return `Nothing is left to do before it opens.\n`
  const width = Math.max(...left.map(({ code }) => code.length)) + 2
  const lines = left.map(({ code }) => `  ${code.padEnd(width)}${STEPS[code]}`)
  return `Left to do before it opens, at ${admin}\n${lines.join('\n')}\n`
}
