import { useId, useState } from 'react'
import type { Cart } from '#contract/shapes/cart.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { askApproval } from '#src/stores/business/approval.ts'
import { approvalTexts as texts } from '#src/text/business/approval.ts'
import { useChanges } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'
import { Notice } from '../ui/Notice.tsx'

interface Props {
  approval: NonNullable<Cart['approval']>
  /** Yen on screen. */
  total_payment: number
  /** False while the figures are asked for, or were not agreed to. */
  is_ready: boolean
}

/** In place of the button that orders, where somebody of the company has to approve. */
export function AskApproval({ approval, total_payment, is_ready }: Props) {
  const id = useId()
  const [note, setNote] = useState('')
  const { busy, change } = useChanges()
  const limit = formatYen(approval.limit)
  return (
    <>
      <Notice tone="warning" title={texts.ask_heading}>
        <p>
          {approval.reason === 'order_limit'
            ? texts.order_limit(limit)
            : texts.monthly_limit(limit, formatYen(approval.ordered_this_month))}
        </p>
        <p>{approval.approvers.length > 0 ? texts.approvers(approval.approvers) : texts.nobody}</p>
      </Notice>
      {approval.approvers.length > 0 && (
        <>
          <FieldRow id={id} label={texts.ask_note} is_required={false} error={undefined}>
            <textarea
              id={id}
              className="field"
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </FieldRow>
          <p className="place-hint">{texts.ask_hint}</p>
          <BusyButton
            is_busy={busy === 'ask'}
            is_disabled={!is_ready}
            onPress={() => void change('ask', () => askApproval(total_payment, note))}
          >
            {texts.ask}
          </BusyButton>
        </>
      )}
    </>
  )
}
