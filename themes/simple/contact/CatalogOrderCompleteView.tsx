import { useStore } from '@nanostores/react'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { $sentCatalogOrder } from '#src/stores/contact/catalog-order.ts'
import { catalogOrderTexts as texts } from '#src/text/contact/catalog-order.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

/** After catalogues were ordered: the number of the order, and when they come. */
export function CatalogOrderCompleteView() {
  const key = useStore($sentCatalogOrder, { ssr: 'initial' })
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        {key === undefined && <Skeleton label={mypageTexts.loading} rows={2} />}
        {key === null && (
          <Notice tone="plain">
            <p>{texts.nothing_sent}</p>
            <a className="button button-small" href="/catalog-order/">
              {texts.to_form}
            </a>
          </Notice>
        )}
        {key && (
          <>
            <h2>{texts.done}</h2>
            <p className="order-number">
              <strong>{texts.receipt_no(key)}</strong>
            </p>
            <p>{texts.done_text}</p>
          </>
        )}
        {/* Rendered after what stands above it is known, or it would move. */}
        {key !== undefined && (
          <a className="button" href="/">
            {texts.to_top}
          </a>
        )}
      </div>
    </div>
  )
}
