import { useState } from 'react'
import type { UserListDetail } from '#contract/shapes/user-list.ts'
import { ProductEntry } from '#src/islands/favourites/ProductEntry.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { BusyButton } from '#src/islands/ui/BusyButton.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { slicePage } from '#src/rules/page/slice-page.ts'
import { getPageNumber } from '#src/stores/calls/page-list.ts'
import { attachToList, detachFromList, userListResource } from '#src/stores/member/user-lists.ts'
import { keptTexts, userListTexts as texts } from '#src/text/member/mypage-favourites.ts'

/** Behaviour 3.2: 10 a page. */
const PER_PAGE = 10

/** One list of favourites and what is in it. */
export function UserListView() {
  return (
    <>
      <ResourceScreen resource={userListResource} rows={5}>
        {(list) => <List list={list} />}
      </ResourceScreen>
      <p>
        <a className="text-link" href="/mypage/list/">
          {texts.all_lists}
        </a>
      </p>
    </>
  )
}

function List({ list }: { list: UserListDetail }) {
  const { busy, change } = useChanges()
  /** The entry that was just removed: it can be put back. */
  const [out, setOut] = useState<{ id: number; name: string } | null>(null)
  const { data, paging } = slicePage(list.listables ?? [], getPageNumber(), PER_PAGE)

  async function detach(product: { id: number; name: string }): Promise<void> {
    if (await change(`detach-${product.id}`, () => detachFromList(list.key, [product.id]))) setOut(product)
  }
  async function attach({ id }: { id: number }): Promise<void> {
    if (await change('attach', () => attachToList([id]), 'member.attached')) setOut(null)
  }

  return (
    <>
      <h2 className="record-title">{list.name}</h2>
      <div role="status">
        {out && (
          <Notice tone="plain">
            <p>{texts.detached(out.name)}</p>
            {list.is_default && (
              <BusyButton
                className="button-small"
                is_busy={busy === 'attach'}
                onPress={() => void attach(out)}
              >
                {texts.attach}
              </BusyButton>
            )}
          </Notice>
        )}
      </div>
      {paging.total === 0 ? (
        <EmptyNote text={texts.empty} link={{ href: '/product/', label: keptTexts.find_products }} />
      ) : (
        <>
          <ul className="product-entries">
            {data.map(({ id, product, created_at }) => (
              <ProductEntry product={product} note={texts.attached(formatInstantDay(created_at))} key={id}>
                {product && (
                  <BusyButton
                    className="button-small button-quiet"
                    is_busy={busy === `detach-${product.id}`}
                    onPress={() => void detach(product)}
                  >
                    {texts.detach}
                    <span className="sr-only">（{product.name}）</span>
                  </BusyButton>
                )}
              </ProductEntry>
            ))}
          </ul>
          <Pager paging={paging} />
        </>
      )}
    </>
  )
}
