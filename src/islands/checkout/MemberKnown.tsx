import { type ReactNode, useState } from 'react'
import { useStore } from '@nanostores/react'
import { isWholeAddress } from '#src/rules/input/is-whole-address.ts'
import { addressBookResource } from '#src/stores/member/address-book.ts'
import { memberResource } from '#src/stores/member/member.ts'
import type { KnownShopper } from './use-shipping-form.ts'

interface Props {
  waiting: ReactNode
  children: (shopper: KnownShopper) => ReactNode
}

/**
 * Loads what the shop knows of a member before the form starts: if it came late, choices would change under the finger.
 * A failed load holds nobody up.
 */
export function MemberKnown({ waiting, children }: Props) {
  const member = useStore(memberResource.$state, { ssr: 'initial' })
  const book = useStore(addressBookResource.$state, { ssr: 'initial' })
  const [known, setKnown] = useState<KnownShopper | null>(null)
  // Asked again later, e.g. on «back», the form stays as it is.
  if (known === null && member.state !== 'loading' && book.state !== 'loading')
    setKnown({
      member: member.state === 'ready' ? member.value : null,
      entries: book.state === 'ready' ? book.value.data.filter(isWholeAddress) : [],
    })
  return known ? children(known) : waiting
}
