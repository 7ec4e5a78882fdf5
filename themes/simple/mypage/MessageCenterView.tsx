import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { systemMessagesResource } from '#src/stores/member/system-messages.ts'
import { messageTexts as texts } from '#src/text/member/mypage-messages.ts'

/** Messages of the shop, with what is not read yet. */
export function MessageCenterView() {
  return (
    <ResourceScreen resource={systemMessagesResource} rows={5}>
      {({ data, paging }) =>
        paging.total === 0 ? (
          <EmptyNote text={texts.empty} />
        ) : (
          <>
            <ul className="message-list">
              {data.map(({ id, key, title, is_read, sent_at }) => (
                <li className="message-row" data-unread={is_read ? undefined : ''} key={id}>
                  <span className="message-state">{is_read ? texts.read : texts.unread}</span>
                  <a href={`/mypage/message-center/${encodeURIComponent(key)}/`}>{title}</a>
                  <time dateTime={sent_at}>{formatInstant(sent_at)}</time>
                </li>
              ))}
            </ul>
            <Pager paging={paging} />
          </>
        )
      }
    </ResourceScreen>
  )
}
