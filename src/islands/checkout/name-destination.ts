import type { Address } from '#contract/shapes/address.ts'
import { destinationTexts } from '#src/text/checkout/share-destinations.ts'

/** Name of a destination wherever there are several. @param place its place among them, from 0 */
export function nameDestination(place: number, address: Address | null): string {
  if (!address) return destinationTexts.nameless(place + 1)
  return destinationTexts.heading(place + 1, `${address.shipping_last_name} ${address.shipping_first_name}`)
}
