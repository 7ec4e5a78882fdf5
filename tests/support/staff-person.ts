import type { StaffRole } from '#contract/staff-rights.ts'
import { createEditor } from './editor.ts'
import { openShopperBrowser } from './shopper-browser.ts'

type Request = (path: string, init?: RequestInit) => Promise<Response>

export const STAFF_PASSWORD = 'kuzu-7721-moss'

interface Hired {
  channel?: string
  role?: StaffRole
  email?: string
  name?: string
  /** Of the installation, which invites. */
  bearer?: string
}

/** A person of the staff in a browser of theirs, signed in: invited by the installation, they took their link up. */
export async function hirePerson(request: Request, hired: Hired = {}) {
  const {
    channel = 'moto',
    role = 'owner',
    email = `${role}@${channel}.example`,
    name = '店野 守',
    bearer,
  } = hired
  const installation = createEditor(request, { channel, ...(bearer && { bearer }) })
  const { token } = await installation.call('POST /v1/admin/invitations', { body: { email, role } })
  const browser = openShopperBrowser(request, { channel })
  await browser.call('POST /v1/admin/auth/invitation/accept', {
    body: { token, name, password: STAFF_PASSWORD },
  })
  return { email, password: STAFF_PASSWORD, browser }
}

/** Another browser of a person, signed in. */
export async function signInPerson(request: Request, email: string, channel = 'moto') {
  const browser = openShopperBrowser(request, { channel })
  await browser.call('POST /v1/admin/auth/login', { body: { email, password: STAFF_PASSWORD } })
  return browser
}
