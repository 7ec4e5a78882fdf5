import { useState } from 'react'
import type { InquiryDetail } from '#contract/shapes/inquiry.ts'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { ReplyForm } from '#src/islands/messages/ReplyForm.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { inquiryResource } from '#src/stores/contact/member-inquiries.ts'
import { inquiryTexts as texts } from '#src/text/member/mypage-messages.ts'

/** One inquiry: what was asked, the whole talk, and a reply. */
export function InquiryView() {
  return (
    <>
      <ResourceScreen resource={inquiryResource} rows={4}>
        {(inquiry) => <Talk inquiry={inquiry} />}
      </ResourceScreen>
      <p>
        <a className="text-link" href="/mypage/inquiry_history/">
          {texts.back}
        </a>
      </p>
    </>
  )
}

function Talk({ inquiry }: { inquiry: InquiryDetail }) {
  const { key, subject, body, status, category_names, order_no, created_at, comments, files } = inquiry
  /** Grows with every reply: the form begins anew. */
  const [sent, setSent] = useState(0)
  return (
    <>
      <div className="record-head">
        <h2 className="record-title">{subject}</h2>
        <ul className="record-marks">
          <li data-tone={status === 'answered' ? 'accent' : undefined}>{texts.states[status]}</li>
        </ul>
      </div>
      <dl className="facts">
        <div>
          <dt>{texts.sent}</dt>
          <dd>{formatInstant(created_at)}</dd>
        </div>
        <div>
          <dt>{texts.category}</dt>
          <dd>{category_names.join(' › ')}</dd>
        </div>
        {order_no && (
          <div>
            <dt>{texts.order_no}</dt>
            <dd>{order_no}</dd>
          </div>
        )}
        {files.length > 0 && (
          <div>
            <dt>{texts.files}</dt>
            <dd>{files.map(({ file }) => file).join('、')}</dd>
          </div>
        )}
      </dl>
      <section className="record-section" aria-labelledby="talk">
        <h2 id="talk">{texts.talk}</h2>
        <ol className="talk">
          <Turn author="member" body={body} created_at={created_at} />
          {comments.map((comment) => (
            <Turn {...comment} key={comment.id} />
          ))}
        </ol>
      </section>
      <section className="record-section" aria-labelledby="reply">
        <h2 id="reply">{texts.reply}</h2>
        {status === 'closed' ? (
          <Notice tone="plain">
            <p>{texts.closed}</p>
          </Notice>
        ) : (
          <ReplyForm inquiry_key={key} key={sent} onSent={() => setSent(sent + 1)} />
        )}
      </section>
    </>
  )
}

interface TurnProps {
  author: 'member' | 'shop'
  body: string
  created_at: string
}

function Turn({ author, body, created_at }: TurnProps) {
  return (
    <li className="turn" data-author={author}>
      <p className="turn-head">
        <strong>{texts.authors[author]}</strong>
        <time dateTime={created_at}>{formatInstant(created_at)}</time>
      </p>
      <p className="turn-body">{body}</p>
    </li>
  )
}
