import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isOfInvoice } from '#src/stores/business/guest-invoice-address.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { GuestPapers } from './GuestPapers.tsx'

const GuestInvoicePaper = lazy(async () => ({
  default: (await import('../business/GuestInvoicePaper.tsx')).GuestInvoicePaper,
}))

/** An address does not change while its page is open. */
const watchNothing = () => () => {}

/** What a link in a mail opens: the papers of an order, or the invoice of a company. */
export function GuestPaper() {
  const isInvoice = useSyncExternalStore(watchNothing, isOfInvoice, () => null)
  const waiting = <Skeleton label={mypageTexts.loading} rows={3} />
  if (isInvoice === null) return waiting
  if (!isInvoice) return <GuestPapers />
  return (
    <Suspense fallback={waiting}>
      <GuestInvoicePaper />
    </Suspense>
  )
}
