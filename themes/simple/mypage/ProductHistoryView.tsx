import { ProductEntry } from '#src/islands/favourites/ProductEntry.tsx'
import { RemoveEntry } from '#src/islands/favourites/RemoveEntry.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { productHistoryResource, removeProductHistory } from '#src/stores/member/member-histories.ts'
import { keptTexts, productHistoryTexts as texts } from '#src/text/member/mypage-favourites.ts'

/** Products the member looked at. */
export function ProductHistoryView() {
  const changes = useChanges()
  return (
    <ResourceScreen resource={productHistoryResource} rows={5}>
      {({ data, paging }) =>
        paging.total === 0 ? (
          <EmptyNote text={texts.empty} link={{ href: '/product/', label: keptTexts.find_products }} />
        ) : (
          <>
            <p>{texts.lead}</p>
            <ul className="product-entries">
              {data.map(({ id, product, viewed_at }) => (
                <ProductEntry product={product} note={texts.viewed(formatInstant(viewed_at))} key={id}>
                  <RemoveEntry
                    id={id}
                    label={product?.name ?? keptTexts.gone}
                    changes={changes}
                    remove={removeProductHistory}
                  />
                </ProductEntry>
              ))}
            </ul>
            <Pager paging={paging} />
          </>
        )
      }
    </ResourceScreen>
  )
}
