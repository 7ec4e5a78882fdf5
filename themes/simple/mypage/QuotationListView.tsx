import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { QuotationCard } from '#src/islands/quotation/QuotationCard.tsx'
import { CART_PATH } from '#src/rules/checkout/checkout-steps.ts'
import { quotationsResource } from '#src/stores/quotation/quotations.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'

/** Own quotations, the newest first. */
export function QuotationListView() {
  const changes = useChanges()
  return (
    <ResourceScreen resource={quotationsResource} rows={4}>
      {({ data, paging }) =>
        data.length === 0 ? (
          <EmptyNote text={texts.empty} link={{ href: CART_PATH, label: texts.to_cart }} />
        ) : (
          <>
            <p>{texts.lead}</p>
            <ul className="record-list">
              {data.map((quotation) => (
                <QuotationCard key={quotation.id} quotation={quotation} changes={changes} />
              ))}
            </ul>
            <Pager paging={paging} />
          </>
        )
      }
    </ResourceScreen>
  )
}
