/** What the staff work on. Every call of the staff belongs to one area (`CallDefinition.area`). */
export const STAFF_AREAS = ['catalogue', 'content', 'orders', 'members', 'shop', 'staff'] as const
export type StaffArea = (typeof STAFF_AREAS)[number]

/**
 * `own`: whoever is staff of the shop, whatever their role. `self`: whoever signed in, of whatever shop, as the call only
 * concerns themselves, like signing out.
 */
export type CallArea = StaffArea | 'own' | 'self'

export const STAFF_ROLES = ['owner', 'manager', 'catalogue', 'orders', 'read_only'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export type StaffRight = 'write' | 'read' | 'none'

/**
 * What a role may do in an area. `read` is for calls that change nothing. Shared by the API, which refuses, and the back office,
 * which does not offer.
 */
export const STAFF_RIGHTS: Record<StaffRole, Record<StaffArea, StaffRight>> = {
  owner: {
    catalogue: 'write',
    content: 'write',
    orders: 'write',
    members: 'write',
    shop: 'write',
    staff: 'write',
  },
  manager: {
    catalogue: 'write',
    content: 'write',
    orders: 'write',
    members: 'write',
    shop: 'write',
    staff: 'read',
  },
  catalogue: {
    catalogue: 'write',
    content: 'write',
    orders: 'none',
    members: 'none',
    shop: 'read',
    staff: 'none',
  },
  orders: {
    catalogue: 'read',
    content: 'read',
    orders: 'write',
    members: 'read',
    shop: 'read',
    staff: 'none',
  },
  read_only: {
    catalogue: 'read',
    content: 'read',
    orders: 'read',
    members: 'none',
    shop: 'read',
    staff: 'none',
  },
}
