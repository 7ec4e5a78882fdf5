import type { ReactNode } from 'react'
import type { ProductSearchHistory } from '#contract/shapes/member-history.ts'
import { RemoveEntry } from '#src/islands/favourites/RemoveEntry.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { Icon } from '#src/islands/ui/Icon.tsx'
import { ProductPicture } from '#src/islands/ui/ProductPicture.tsx'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { toSearchHref } from '#src/rules/catalogue/search-href.ts'
import { removeSearchHistory, searchHistoryResource } from '#src/stores/member/member-histories.ts'
import { keptTexts, searchHistoryTexts as texts } from '#src/text/member/mypage-favourites.ts'

/** Own searches, each to be repeated. */
export function ProductSearchHistoryView() {
  const changes = useChanges()
  return (
    <ResourceScreen resource={searchHistoryResource} rows={5}>
      {({ data, paging }) =>
        paging.total === 0 ? (
          <EmptyNote text={texts.empty} link={{ href: '/product/', label: keptTexts.find_products }} />
        ) : (
          <>
            <ul className="product-entries">
              {data.map((search) => (
                <SearchEntry search={search} key={search.id}>
                  <RemoveEntry
                    id={search.id}
                    label={search.q}
                    changes={changes}
                    remove={removeSearchHistory}
                  />
                </SearchEntry>
              ))}
            </ul>
            <Pager paging={paging} />
          </>
        )
      }
    </ResourceScreen>
  )
}

function SearchEntry({ search, children }: { search: ProductSearchHistory; children: ReactNode }) {
  const { q, params, product } = search
  const conditions = Object.keys(params).length
  return (
    <li className="product-entry">
      {product?.picture ? (
        <ProductPicture picture={product.picture} />
      ) : (
        <span className="line-picture search-mark">
          <Icon name="search" />
        </span>
      )}
      <div className="product-entry-body">
        <h2 className="product-entry-name">
          <a href={toSearchHref(search)}>{q}</a>
        </h2>
        {conditions > 0 && <p className="product-entry-note">{texts.conditions(conditions)}</p>}
        {product && <p className="product-entry-note">{texts.found(product.name)}</p>}
        <p className="product-entry-note">{texts.searched(formatInstant(search.searched_at))}</p>
      </div>
      <div className="product-entry-actions">
        <a className="button button-small" href={toSearchHref(search)} aria-label={texts.again_of(q)}>
          {texts.again}
        </a>
        {children}
      </div>
    </li>
  )
}
