import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { RichText } from '#src/islands/messages/RichText.tsx'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { systemMessageResource } from '#src/stores/member/system-messages.ts'
import { messageTexts as texts } from '#src/text/member/mypage-messages.ts'

/** One message of the shop. */
export function MessageView() {
  return (
    <>
      <ResourceScreen resource={systemMessageResource} rows={3}>
        {({ title, body, order_no, sent_at }) => (
          <article className="message">
            <h2>{title}</h2>
            <p className="record-lines">
              <time dateTime={sent_at}>{formatInstant(sent_at)}</time>
              {order_no && <> ・ {texts.order(order_no)}</>}
            </p>
            <RichText html={body} />
          </article>
        )}
      </ResourceScreen>
      <p>
        <a className="text-link" href="/mypage/message-center/">
          {texts.back}
        </a>
      </p>
    </>
  )
}
