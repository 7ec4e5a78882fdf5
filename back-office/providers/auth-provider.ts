import type { AuthProvider } from 'react-admin'
import { STAFF_RIGHTS } from '#contract/staff-rights.ts'
import { callApi } from '../api/call-api.ts'
import { findArea } from '../subjects.ts'
import { forgetMe, isKnownAsNobody, isNotSignedIn, readMe } from './me.ts'

const READING = ['list', 'show', 'edit', 'export']

/** Who is signed in, and what their role may do (`contract/staff-rights.ts`): the rest is not offered. The API refuses it anyway. */
export const authProvider: AuthProvider = {
  /** The login's own page made the calls: there may be a second factor between (`frame/LoginPage.tsx`). */
  async login() {
    forgetMe()
    await readMe()
  },
  async logout() {
    if (isKnownAsNobody()) return
    forgetMe()
    try {
      await callApi('POST /v1/admin/auth/logout')
    } catch (error) {
      // A session that is over counts as ended.
      if (!isNotSignedIn(error)) throw error
    }
  },
  async checkAuth() {
    await readMe()
  },
  async checkError(error: unknown) {
    if (!isNotSignedIn(error)) return
    forgetMe()
    throw error
  },
  getPermissions: async () => (await readMe()).role,
  async canAccess({ resource, action }) {
    const { role } = await readMe()
    if (role === null) return false
    const area = findArea(resource)
    if (area === undefined) return true
    const right = STAFF_RIGHTS[role][area]
    return right === 'write' || (right === 'read' && READING.includes(action))
  },
  async getIdentity() {
    const { person, name } = await readMe()
    return { id: person?.id ?? 0, fullName: name }
  },
}
