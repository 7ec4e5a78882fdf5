import type { CallDefinition } from '#contract/call.ts'
import { STAFF_RIGHTS, STAFF_ROLES, type StaffArea } from '#contract/staff-rights.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import { STAFF_ERRORS, STAFF_PROGRAM, STAFF_ROLE_NAMES } from '#src/text/editor/staff.ts'
import { findTokenCaller } from './find-token.ts'
import { findPersonSession } from './person-sessions.ts'
import { type StaffCaller, toRight } from './staff-caller.ts'
import { readStaffCookie } from './staff-cookie.ts'
import { isSame, type StaffSecrets } from './staff-secrets.ts'

interface Visit {
  db: Db
  channel: Channel
  now: Date
  config: { staff?: StaffSecrets | undefined }
  visitor: Visitor
  /** What a program sends. */
  bearer: string | null
}

/**
 * Who of the staff makes a call, and whether they may.
 * @param method the call's, or what stands for it: HEAD asks what GET does
 * @throws ApiError 401 unless somebody signed in, 403 for what another site's page asked for, for a person of other shops
 * and for what the role does not allow
 */
export async function requireStaff(visit: Visit, call: CallDefinition, method: string): Promise<StaffCaller> {
  const caller = await findCaller(visit)
  if (call.area === 'self') return caller
  if (caller.roles.length === 0) throw forbidden(STAFF_ERRORS.other_shop)
  if (call.area === undefined || call.area === 'own') return caller
  const { reads = method === 'GET' || method === 'HEAD' } = call
  requireRight(caller, call.area, reads ? 'read' : 'write')
  return caller
}

/** @throws ApiError 403 that says who may */
export function requireRight(caller: StaffCaller, area: StaffArea, wanted: 'read' | 'write'): void {
  const right = toRight(caller, area)
  if (right === 'write' || right === wanted) return
  const may = STAFF_ROLES.filter((role) => [wanted, 'write'].includes(STAFF_RIGHTS[role][area]))
  throw forbidden(STAFF_ERRORS.role(may.map((role) => STAFF_ROLE_NAMES[role])))
}

async function findCaller({ db, channel, now, config, visitor, bearer }: Visit): Promise<StaffCaller> {
  const tokens = config.staff?.(channel.name)?.tokens ?? []
  if (bearer !== null && tokens.some((token) => isSame(bearer, token)))
    return { person_id: null, name: STAFF_PROGRAM, roles: ['owner'], session_id: null }
  const scope = { channel_id: channel.id, now }
  const program = bearer === null ? undefined : await findTokenCaller(db, bearer, scope)
  if (program) return program
  const token = readStaffCookie(visitor)
  if (token === null) throw signedOut()
  requireOwnPage(visitor)
  const session = await findPersonSession(db, token, scope)
  if (!session) throw signedOut()
  const { role, ...person } = session
  return { ...person, roles: role === null ? [] : [role] }
}

/** A browser sends its cookie for any page; only the staff's own page may use it. @throws ApiError 403 */
export function requireOwnPage({ is_same_origin }: Visitor): void {
  if (!is_same_origin) throw forbidden(STAFF_ERRORS.foreign_page)
}

const forbidden = (message: string) => new ApiError(403, { code: 'forbidden', message })
export const signedOut = () =>
  new ApiError(401, { code: 'unauthenticated', message: STAFF_ERRORS.signed_out })
