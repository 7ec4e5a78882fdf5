import { ApiError } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { readVisitorKey } from '#shop-api/http/visitor-key.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { isSame, type StaffSecrets } from './staff-secrets.ts'
import { isStaffSession } from './staff-sessions.ts'

/** The cookie of a browser that signed in. */
export const STAFF_KEY = 'staff'

interface Caller {
  db: Db
  channel: Channel
  now: Date
  config: { staff?: StaffSecrets | undefined }
  visitor: Visitor
  /** What a program sends. */
  bearer: string | null
}

/** @throws ApiError 401 unless it is somebody of this shop's staff, 403 for what another site's page asked for */
export async function requireStaff(caller: Caller): Promise<void> {
  const { channel, config, visitor, bearer } = caller
  const { password, tokens = [] } = config.staff?.(channel.name) ?? {}
  if (bearer !== null && tokens.some((token) => isSame(bearer, token))) return
  const session = readVisitorKey(STAFF_KEY, caller)
  if (session === null || password === undefined) throw signedOut()
  requireOwnPage(visitor)
  if (!(await isStaffSession(caller, session, password))) throw signedOut()
}

/** A browser sends its cookie for any page; only the editor's own page may use it. @throws ApiError 403 */
export function requireOwnPage({ is_same_origin }: Visitor): void {
  if (is_same_origin) return
  throw new ApiError(403, { code: 'forbidden', message: EDITOR_ERRORS.foreign_page })
}

const signedOut = () => new ApiError(401, { code: 'unauthenticated', message: EDITOR_ERRORS.signed_out })
