import { useState } from 'react'
import type { CartShipping } from '#contract/shapes/cart.ts'
import { setAddress } from '#src/stores/checkout/cart-details.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { AddressChoice } from './AddressChoice.tsx'

/** Sends a destination to another entry of the member's book, by one press. */
export function BookSwitch({ shipping: { key, user_address_id } }: { shipping: CartShipping }) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  async function choose(value: string): Promise<void> {
    setWanted(value)
    setProblem(undefined)
    const failure = await setAddress({ key, user_address_id: Number(value) })
    // The cart says where it goes now. A refused choice is no longer selected.
    setWanted(null)
    if (failure) setProblem(toFailureSentence(failure))
  }
  return (
    <AddressChoice
      id="book"
      legend={shareTexts.book}
      error={problem}
      after={[]}
      chosen={wanted ?? String(user_address_id ?? '')}
      onChoose={(value) => void choose(value)}
    />
  )
}
