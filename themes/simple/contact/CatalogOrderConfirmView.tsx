import { useStore } from '@nanostores/react'
import { ConfirmRows } from '#src/islands/forms/ConfirmRows.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { $keptCatalogOrder, sendCatalogOrder } from '#src/stores/contact/catalog-order.ts'
import { catalogOrderTexts as texts } from '#src/text/contact/catalog-order.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

/** An order of catalogues before it is sent. */
export function CatalogOrderConfirmView() {
  const order = useStore($keptCatalogOrder, { ssr: 'initial' })
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        {order === undefined && <Skeleton label={mypageTexts.loading} rows={5} />}
        {order && (
          <ConfirmRows
            rows={order.rows}
            texts={texts}
            form="/catalog-order/"
            drafts={['catalog-order']}
            send={() => sendCatalogOrder(order)}
            done="/catalog-order/complete/"
          />
        )}
        {order === null && (
          <Notice tone="plain">
            <p>{texts.nothing}</p>
            <a className="button button-small" href="/catalog-order/">
              {texts.to_form}
            </a>
          </Notice>
        )}
      </div>
    </div>
  )
}
