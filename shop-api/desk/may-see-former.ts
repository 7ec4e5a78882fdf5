import type { StaffRole } from '#contract/staff-rights.ts'

/**
 * Orders and invoices of members who left are kept because the law wants it, not for daily work: the owner and managers read
 * them, nobody else.
 */
export function maySeeFormer(roles: readonly StaffRole[]): boolean {
  return roles.length > 0 && roles.every((role) => role === 'owner' || role === 'manager')
}
