import type { ProductRequest } from '#contract/shapes/member-history.ts'
import { ProductEntry } from '#src/islands/favourites/ProductEntry.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges, type Changes } from '#src/islands/member/use-changes.ts'
import { ConfirmButton } from '#src/islands/ui/ConfirmButton.tsx'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { productRequestsResource, removeProductRequest } from '#src/stores/member/member-histories.ts'
import { keptTexts, productRequestTexts as texts } from '#src/text/member/mypage-favourites.ts'

/** What the member wanted to be told of when it is back. */
export function ProductRequestHistoryView() {
  const changes = useChanges()
  return (
    <ResourceScreen resource={productRequestsResource} rows={4}>
      {({ data, paging }) =>
        paging.total === 0 ? (
          <EmptyNote text={texts.empty} link={{ href: '/product/', label: keptTexts.find_products }} />
        ) : (
          <>
            <p>{texts.lead}</p>
            <ul className="product-entries">
              {data.map((request) => (
                <RequestEntry request={request} changes={changes} key={request.id} />
              ))}
            </ul>
            <Pager paging={paging} />
          </>
        )
      }
    </ResourceScreen>
  )
}

function RequestEntry({ request, changes }: { request: ProductRequest; changes: Changes }) {
  const { id, product, variation_name, status, requested_at } = request
  const name = [product?.name ?? keptTexts.gone, variation_name].filter(Boolean).join(' ')
  const note = [variation_name, texts.states[status], texts.requested(formatInstantDay(requested_at))]
  return (
    <ProductEntry product={product} note={note.filter(Boolean).join('・')}>
      <ConfirmButton
        className="button-small button-quiet"
        label={`${texts.delete}（${name}）`}
        title={texts.delete_title}
        text={texts.delete_text(name)}
        confirm={texts.delete}
        is_busy={changes.busy === `delete-${id}`}
        onConfirm={() => changes.change(`delete-${id}`, () => removeProductRequest(id), 'member.deleted')}
      >
        {texts.delete}
      </ConfirmButton>
    </ProductEntry>
  )
}
