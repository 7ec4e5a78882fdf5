import { lazy, Suspense, useState } from 'react'
import type { KeptGoods } from '#src/stores/order-list/order-lists.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

const KeepList = lazy(async () => ({ default: (await import('./KeepList.tsx')).KeepList }))

/** The goods of an order as a list, folded; its form is loaded when somebody wants it. */
export function KeepOrder({ goods }: { goods: readonly KeptGoods[] }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="cart-more print:hidden" onToggle={() => setOpened(true)}>
      <summary>{texts.keep_order}</summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton label={mypageTexts.loading} rows={1} />}>
          <KeepList goods={goods} />
        </Suspense>
      )}
    </details>
  )
}
