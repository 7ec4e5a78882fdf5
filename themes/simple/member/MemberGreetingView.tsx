import { ProductEntry } from '#src/islands/favourites/ProductEntry.tsx'
import { RemoveEntry } from '#src/islands/favourites/RemoveEntry.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { MemberPopup } from '#src/islands/messages/MemberPopup.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { leadsToPage } from '#src/routes.ts'
import { memberResource } from '#src/stores/member/member.ts'
import { productHistoryResource, removeProductHistory } from '#src/stores/member/member-histories.ts'
import { pointResource } from '#src/stores/member/points.ts'
import { keptTexts, productHistoryTexts } from '#src/text/member/mypage-favourites.ts'
import { pointTexts } from '#src/text/member/mypage-wallet.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { memberHomeText as texts } from '#src/text/page/site-map.ts'

/** As many as one takes in at a glance; the others stand on their own page. */
const SHOWN = 4

/** What a member sees first: who this is, points, the ways most gone, and what was looked at last. */
export function MemberGreetingView() {
  return (
    <div className="member-home">
      <FlashMessage />
      <ResourceScreen resource={memberResource} rows={1}>
        {({ name }) => <p className="member-name">{texts.greeting(name)}</p>}
      </ResourceScreen>
      <Points />
      <ul className="member-shortcuts">
        {texts.shortcuts
          .filter(({ href }) => leadsToPage(href))
          .map(({ href, label }) => (
            <li key={href}>
              <a className="button" href={href}>
                {label}
              </a>
            </li>
          ))}
      </ul>
      <LookedAt />
      <MemberPopup />
    </div>
  )
}

function Points() {
  return (
    <ResourceScreen resource={pointResource} rows={1}>
      {({ balance, expiring }) => (
        <div className="point-balance">
          <p>{pointTexts.balance}</p>
          <p className="point-number">
            <strong>{formatNumber(balance)}</strong> {pointTexts.unit}
          </p>
          {expiring && (
            <p className="point-notes">
              {pointTexts.expiring(formatNumber(expiring.point), formatDay(expiring.on))}
            </p>
          )}
        </div>
      )}
    </ResourceScreen>
  )
}

function LookedAt() {
  const changes = useChanges()
  return (
    <section className="record-section" aria-labelledby="looked-at">
      <div className="record-head">
        <h2 id="looked-at" className="record-title">
          {texts.looked_at}
        </h2>
        <a className="text-link" href="/mypage/product_history/">
          {mypageTexts.see_all}
        </a>
      </div>
      <ResourceScreen resource={productHistoryResource} rows={SHOWN}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyNote
              text={productHistoryTexts.empty}
              link={{ href: '/product/', label: keptTexts.find_products }}
            />
          ) : (
            <ul className="product-entries">
              {data.slice(0, SHOWN).map(({ id, product, viewed_at }) => (
                <ProductEntry
                  product={product}
                  note={productHistoryTexts.viewed(formatInstant(viewed_at))}
                  key={id}
                >
                  <RemoveEntry
                    id={id}
                    label={product?.name ?? keptTexts.gone}
                    changes={changes}
                    remove={removeProductHistory}
                  />
                </ProductEntry>
              ))}
            </ul>
          )
        }
      </ResourceScreen>
    </section>
  )
}
