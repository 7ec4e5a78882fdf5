import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import type { StaffArea } from '#contract/staff-rights.ts'

/** The area of the calls that keep something, for its entries in the journal. @param kind their path below `/v1/admin/` */
export function toArea(kind: string): StaffArea {
  const keeps = new RegExp(`^(PUT|PATCH) /v1/admin/${kind}(/|$)`)
  const [, { area } = {}] = Object.entries<CallDefinition>(calls).find(([name]) => keeps.test(name)) ?? []
  if (area === undefined || area === 'own' || area === 'self')
    throw new Error(`The calls of ${kind} say no area (contract/staff-rights.ts), so the journal cannot`)
  return area
}
