import { STAFF_RIGHTS, type StaffArea, type StaffRight, type StaffRole } from '#contract/staff-rights.ts'
import type { Actor } from '#shop-api/db/record-edit.ts'

/** Who makes a call of the staff: a person in a browser, or a program. */
export interface StaffCaller extends Actor {
  /**
   * What counts in this shop; nothing for a person who only works in others. A program may do what its token's role and
   * that of its person both allow.
   */
  roles: readonly StaffRole[]
  /** The session of the browser; null for programs. */
  session_id: number | null
}

/** What a caller may do in an area of this shop. */
export function toRight({ roles }: Pick<StaffCaller, 'roles'>, area: StaffArea): StaffRight {
  const rights = roles.map((role) => STAFF_RIGHTS[role][area])
  if (rights.length === 0 || rights.includes('none')) return 'none'
  return rights.includes('read') ? 'read' : 'write'
}
