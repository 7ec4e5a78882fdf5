import { approvalsResource } from '#src/stores/business/approval.ts'
import { approvalTexts as texts } from '#src/text/business/approval.ts'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { ApprovalFacts } from '#src/islands/business/ApprovalFacts.tsx'

/** Requests for approval: what waits first. */
export function ApprovalListView() {
  return (
    <ResourceScreen resource={approvalsResource} rows={4}>
      {({ requests, total }) =>
        requests.length === 0 ? (
          <EmptyNote text={texts.empty} />
        ) : (
          <>
            {total > requests.length && <p>{texts.newest(requests.length, total)}</p>}
            <ul className="record-list">
              {requests.map((request) => {
                const goods = texts.goods(request.product_name, request.line_count)
                return (
                  <li key={request.id} className="record-card">
                    <div className="record-head">
                      <h2>{goods}</h2>
                      <ul className="record-marks">
                        <li {...(request.status === 'waiting' && { 'data-tone': 'accent' })}>
                          {texts.statuses[request.status]}
                        </li>
                      </ul>
                    </div>
                    <ApprovalFacts request={request} />
                    <div className="record-actions">
                      <a className="button" href={`/mypage/approval/${request.id}/`}>
                        {texts.open}
                        <span className="sr-only">：{goods}</span>
                      </a>
                    </div>
                  </li>
                )
              })}
            </ul>
          </>
        )
      }
    </ResourceScreen>
  )
}
