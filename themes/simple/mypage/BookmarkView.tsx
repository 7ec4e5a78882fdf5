import { ProductEntry } from '#src/islands/favourites/ProductEntry.tsx'
import { RemoveEntry } from '#src/islands/favourites/RemoveEntry.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { bookmarksResource, removeBookmark } from '#src/stores/member/bookmarks.ts'
import { bookmarkTexts, keptTexts } from '#src/text/member/mypage-favourites.ts'

/** Bookmarked products. */
export function BookmarkView() {
  const changes = useChanges()
  return (
    <ResourceScreen resource={bookmarksResource} rows={5}>
      {({ data, paging }) =>
        paging.total === 0 ? (
          <EmptyNote
            text={bookmarkTexts.empty}
            link={{ href: '/product/', label: keptTexts.find_products }}
          />
        ) : (
          <>
            <ul className="product-entries">
              {data.map(({ id, product, created_at }) => (
                <ProductEntry
                  product={product}
                  note={bookmarkTexts.bookmarked(formatInstantDay(created_at))}
                  key={id}
                >
                  <RemoveEntry
                    id={id}
                    label={product?.name ?? keptTexts.gone}
                    changes={changes}
                    remove={removeBookmark}
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
