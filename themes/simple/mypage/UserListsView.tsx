import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { userListsResource } from '#src/stores/member/user-lists.ts'
import { keptTexts, userListTexts as texts } from '#src/text/member/mypage-favourites.ts'

/** Lists of favourites. */
export function UserListsView() {
  return (
    <ResourceScreen resource={userListsResource} rows={2}>
      {(lists) =>
        lists.length === 0 ? (
          <EmptyNote text={texts.empty} link={{ href: '/product/', label: keptTexts.find_products }} />
        ) : (
          <ul className="record-list">
            {lists.map(({ id, key, name, is_default, count, updated_at }) => (
              <li className="record-card record-link" key={id}>
                <div className="record-head">
                  <h2>
                    <a href={`/mypage/list/${encodeURIComponent(key)}/`}>{name}</a>
                  </h2>
                  <p className="record-count">{texts.count(count)}</p>
                </div>
                <p className="record-lines">
                  {is_default && <>{texts.default} ・ </>}
                  {texts.updated(formatInstantDay(updated_at))}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </ResourceScreen>
  )
}
