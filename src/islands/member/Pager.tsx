import { toPageNumbers } from '#src/rules/page/page-numbers.ts'
import type { Paging } from '#src/rules/page/paging.ts'
import { frameText } from '#src/text/page/frame.ts'
import { listText } from '#src/text/catalogue/list-status.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'

/**
 * How many there are, and links to the other pages: plain links, so that the address keeps the place and «back» finds
 * it.
 */
export function Pager({ paging }: { paging: Paging }) {
  return (
    <div className="pager">
      <p className="pager-total">{mypageTexts.total(paging.total)}</p>
      {paging.last_page > 1 && (
        <nav className="pagination" aria-label={frameText.pagination}>
          <ul>
            {toPageNumbers(paging).map((page, place) => (
              <li key={page ?? `gap-${place}`}>
                {page === null ? (
                  '…'
                ) : (
                  <a
                    href={toHref(page)}
                    aria-label={listText.page(page)}
                    aria-current={page === paging.current_page ? 'page' : undefined}
                  >
                    {page}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function toHref(page: number): string {
  const url = new URL(location.href)
  if (page === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  return url.pathname + url.search
}
