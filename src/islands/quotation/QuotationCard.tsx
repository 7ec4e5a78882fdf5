import type { Quotation } from '#contract/shapes/quotation.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { downloadQuotation } from '#src/stores/quotation/quotations.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { QuotationStatusMark } from './QuotationStatusMark.tsx'

interface Props {
  quotation: Quotation
  changes: Changes
}

/** One quotation of the list: what it is about, until when its prices hold, and the way to all of it. */
export function QuotationCard({ quotation, changes: { busy, change } }: Props) {
  const { id, quotation_no, title, product_name, line_count, total_payment, valid_until } = quotation
  const name = `download-${id}`
  return (
    <li className="record-card">
      <div className="record-head">
        <h2>{title ?? product_name}</h2>
        <QuotationStatusMark status={quotation.status} />
      </div>
      <p className="record-lines">
        {title && product_name} {line_count > 1 && texts.and_more(line_count - 1)}
      </p>
      <dl className="facts">
        <div>
          <dt>{texts.no}</dt>
          <dd>{quotation_no}</dd>
        </div>
        <div>
          <dt>{texts.total}</dt>
          <dd>
            <strong>{formatYen(total_payment)}</strong>
          </dd>
        </div>
        <div>
          <dt>{quotation.order_no ? texts.order_no : texts.valid_until}</dt>
          <dd>{quotation.order_no ?? formatDay(valid_until)}</dd>
        </div>
      </dl>
      <div className="record-actions">
        <a
          className="button button-small"
          href={`/mypage/quotation/${id}/`}
          aria-label={texts.open_of(quotation_no)}
        >
          {texts.open}
        </a>
        <BusyButton
          is_busy={busy === name}
          className="button-small"
          onPress={() => void change(name, () => downloadQuotation(id))}
        >
          {texts.download}
          <span className="sr-only">（{quotation_no}）</span>
        </BusyButton>
      </div>
    </li>
  )
}
