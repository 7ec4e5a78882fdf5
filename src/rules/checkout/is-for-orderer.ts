import type { Address } from '#contract/shapes/address.ts'
import type { Orderer } from '#contract/shapes/cart.ts'

type Receiver = Pick<Address, 'shipping_last_name' | 'shipping_first_name' | 'company_name'>

/** Whether whoever orders receives the parcel too. */
export function isForOrderer(receiver: Receiver, orderer: Orderer | null): boolean {
  return (
    receiver.shipping_last_name === orderer?.last_name &&
    receiver.shipping_first_name === orderer.first_name &&
    receiver.company_name === orderer.company_name
  )
}
