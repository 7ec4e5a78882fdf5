import { useStore } from '@nanostores/react'
import { businessAccountResource } from '#src/stores/business/account.ts'
import { companyTexts as texts } from '#src/text/business/company.ts'

/** On the front page of the members' area: what waits for an approver. Nothing for everybody else. */
export function WaitingApprovals() {
  const loaded = useStore(businessAccountResource.$state, { ssr: 'initial' })
  const waiting = loaded.state === 'ready' ? (loaded.value?.waiting_count ?? 0) : 0
  if (waiting === 0) return null
  return (
    <section className="overview-next" aria-labelledby="waiting-approvals">
      <h2 id="waiting-approvals">{texts.waiting(waiting)}</h2>
      <p>
        <a className="button button-small" href="/mypage/approval/">
          {texts.to_approvals}
        </a>
      </p>
    </section>
  )
}
