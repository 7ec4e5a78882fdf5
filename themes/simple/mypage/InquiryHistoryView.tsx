import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { leadsToPage } from '#src/routes.ts'
import { inquiriesResource } from '#src/stores/contact/member-inquiries.ts'
import { inquiryTexts as texts } from '#src/text/member/mypage-messages.ts'

/** Own inquiries, last touched first. */
export function InquiryHistoryView() {
  return (
    <ResourceScreen resource={inquiriesResource} rows={4}>
      {({ data, paging }) =>
        paging.total === 0 ? (
          <EmptyNote
            text={texts.empty}
            {...(leadsToPage('/contact/') && { link: { href: '/contact/', label: texts.contact } })}
          />
        ) : (
          <>
            <ul className="record-list">
              {data.map(({ id, key, subject, status, category_names, order_no, updated_at }) => (
                <li className="record-card record-link" key={id}>
                  <div className="record-head">
                    <h2>
                      <a href={`/mypage/inquiry_history/${encodeURIComponent(key)}/`}>{subject}</a>
                    </h2>
                    <ul className="record-marks">
                      <li data-tone={status === 'answered' ? 'accent' : undefined}>{texts.states[status]}</li>
                    </ul>
                  </div>
                  <p className="record-lines">
                    {[category_names.join(' › '), order_no].filter(Boolean).join(' ・ ')}
                    <br />
                    {texts.updated(formatInstant(updated_at))}
                  </p>
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
