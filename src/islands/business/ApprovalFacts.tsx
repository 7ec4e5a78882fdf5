import type { ApprovalRequest } from '#contract/shapes/approval.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { approvalTexts as texts } from '#src/text/business/approval.ts'

/** Who asked for what, and what became of it. */
export function ApprovalFacts({ request }: { request: ApprovalRequest }) {
  const { requester, note, reason, decided_by, order_no } = request
  const facts = [
    [texts.requester, [requester.department_name, requester.name].filter(Boolean).join(' ')],
    [texts.asked_at, formatInstant(request.asked_at)],
    [texts.total, formatYen(request.total_payment)],
    [texts.note, note],
    [texts.reason, reason],
    [texts.decided_by, decided_by],
    [texts.order_no, order_no],
  ] as const
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
