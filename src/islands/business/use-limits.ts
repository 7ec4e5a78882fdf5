import { useState } from 'react'
import type { buyerLimits, BuyerRole } from '#contract/shapes/business.ts'
import type * as z from 'zod/mini'
import { toLimit } from '#src/rules/business/to-limit.ts'

type Limits = { [Name in keyof typeof buyerLimits]: z.infer<(typeof buyerLimits)[Name]> }
export type LimitName = keyof Limits

const toTyped = (yen: number | null) => (yen === null ? '' : String(yen))

/** Role and limits of a buyer, as they are typed. */
export function useLimits(start: Limits & { role: BuyerRole }) {
  const [role, setRole] = useState(start.role)
  const [typed, setTyped] = useState<Record<LimitName, string>>({
    order_limit: toTyped(start.order_limit),
    monthly_limit: toTyped(start.monthly_limit),
  })
  const [wrong, setWrong] = useState<readonly LimitName[]>([])

  return {
    role,
    typed,
    wrong,
    setRole,
    type(name: LimitName, text: string): void {
      setTyped((before) => ({ ...before, [name]: text }))
      setWrong((before) => before.filter((one) => one !== name))
    },
    /** What was typed, in yen; null where a field is wrong, which is said beside it. */
    read(): (Limits & { role: BuyerRole }) | null {
      // Approvers have no limits: what stood in the fields is not kept.
      if (role === 'approver') return { role, order_limit: null, monthly_limit: null }
      const order_limit = toLimit(typed.order_limit)
      const monthly_limit = toLimit(typed.monthly_limit)
      if (order_limit !== undefined && monthly_limit !== undefined)
        return { role, order_limit, monthly_limit }
      const faults: LimitName[] = []
      if (order_limit === undefined) faults.push('order_limit')
      if (monthly_limit === undefined) faults.push('monthly_limit')
      setWrong(faults)
      return null
    },
    clear(): void {
      setRole('buyer')
      setTyped({ order_limit: '', monthly_limit: '' })
    },
  }
}

export type LimitsTyped = ReturnType<typeof useLimits>
