import type { AuthProvider } from 'react-admin'
import { STAFF_RIGHTS, type StaffRole } from '#contract/staff-rights.ts'
import { callApi } from '../api/call-api.ts'
import { Refusal } from '../api/refusal.ts'
import { findArea } from '../subjects.ts'

const READING = ['list', 'show', 'edit', 'export']

let role: Promise<StaffRole> | undefined

/** Who is signed in here; asked once until somebody else signs in. @throws Refusal */
function readRole(): Promise<StaffRole> {
  role ??= callApi('GET /v1/admin/selling').then(() => 'owner' as const)
  role.catch(() => (role = undefined))
  return role
}

/** Who is signed in, and what their role may do (`contract/staff-rights.ts`): the rest is not offered. The API refuses it anyway. */
export const authProvider: AuthProvider = {
  async login({ password }: { password: string }) {
    role = undefined
    await callApi('POST /v1/admin/auth/login', { body: { password } })
  },
  async logout() {
    role = undefined
    try {
      await callApi('POST /v1/admin/auth/logout')
    } catch (error) {
      // A session that is over counts as ended.
      if (!(error instanceof Refusal && error.status === 401)) throw error
    }
  },
  async checkAuth() {
    await readRole()
  },
  async checkError(error: unknown) {
    if (!(error instanceof Refusal && error.status === 401)) return
    role = undefined
    throw error
  },
  getPermissions: readRole,
  async canAccess({ resource, action }) {
    const area = findArea(resource)
    if (area === undefined) return true
    const right = STAFF_RIGHTS[await readRole()][area]
    return right === 'write' || (right === 'read' && READING.includes(action))
  },
}
