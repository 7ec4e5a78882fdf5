import { companyTexts } from '#src/text/business/company.ts'
import { FieldRow, toDescribedBy } from '../ui/FieldRow.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { LimitsTyped } from './use-limits.ts'

const texts = companyTexts.buyers
const NAMES = ['order_limit', 'monthly_limit'] as const

/** Role of a buyer, and what they may order without being asked. @param id begins the ids of the fields */
export function LimitFields({ id, limits }: { id: string; limits: LimitsTyped }) {
  const { role, typed, wrong } = limits
  const isApprover = role === 'approver'
  const hint = isApprover && texts.approver_hint
  return (
    <>
      <FieldRow
        id={`${id}-role`}
        label={companyTexts.role}
        is_required={false}
        error={undefined}
        hint={hint}
        width="half"
      >
        <div className="select">
          <select
            id={`${id}-role`}
            value={role}
            aria-describedby={toDescribedBy(`${id}-role`, hint, undefined)}
            onChange={({ target }) => limits.setRole(target.value === 'approver' ? 'approver' : 'buyer')}
          >
            <option value="buyer">{companyTexts.roles.buyer}</option>
            <option value="approver">{companyTexts.roles.approver}</option>
          </select>
          <Icon name="down" />
        </div>
      </FieldRow>
      {!isApprover &&
        NAMES.map((name) => {
          const of = `${id}-${name}`
          const label = companyTexts[name]
          const error = wrong.includes(name) ? texts.limit_wrong(label) : undefined
          return (
            <FieldRow
              key={name}
              id={of}
              label={label}
              is_required={false}
              error={error}
              hint={texts.limit_hint}
              width="half"
            >
              <input
                id={of}
                className="field"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                value={typed[name]}
                aria-invalid={error ? true : undefined}
                aria-describedby={toDescribedBy(of, texts.limit_hint, error)}
                onChange={({ target }) => limits.type(name, target.value)}
              />
            </FieldRow>
          )
        })}
    </>
  )
}
