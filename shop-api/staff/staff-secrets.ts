import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What opens the editor's side: a password to sign in with and, for programs, a token that needs no login. */
export interface StaffSecrets {
  password: string | undefined
  token: string | undefined
}

const SESSION_MS = 12 * 60 * 60 * 1000

/**
 * ADMIN_PASSWORD and ADMIN_TOKEN. With neither, a shop that is no production gets a random password, kept in its data
 * folder: whoever can read that may edit the shop anyway.
 * @param say is told where the password is, once it is new also what it is
 */
export async function loadStaffSecrets(
  env: Record<string, string | undefined>,
  { environment, data_folder }: { environment: string; data_folder: string },
  say: (line: string) => void,
): Promise<StaffSecrets | undefined> {
  const configured = { password: env['ADMIN_PASSWORD'] || undefined, token: env['ADMIN_TOKEN'] || undefined }
  if (configured.password || configured.token) return configured
  if (environment === 'production') {
    say('editor: closed; set ADMIN_PASSWORD or ADMIN_TOKEN to open it')
    return undefined
  }
  const file = join(data_folder, 'admin-password')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept) {
    say(`editor: the password is in ${file}`)
    return { password: kept, token: undefined }
  }
  const password = randomBytes(9).toString('base64url')
  // Beside a database that is no folder itself, nothing has made one yet.
  await mkdir(data_folder, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  say(`editor: the password is ${password} (kept in ${file})`)
  return { password, token: undefined }
}

/** Compares without telling by its time how much was right. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(toDigest(given), toDigest(expected))
}

const toDigest = (text: string) => createHash('sha256').update(text).digest()

/** A token that says until when, signed with the password: a new password ends every session. */
export function createSession(password: string, now: Date): { access_token: string; expires_at: string } {
  const until = now.getTime() + SESSION_MS
  return {
    access_token: `${until}.${sign(password, until)}`,
    expires_at: new Date(until).toISOString(),
  }
}

export function isSession(token: string, password: string, now: Date): boolean {
  const [until = '', signature = ''] = token.split('.')
  return (
    /^\d{1,15}$/.test(until) &&
    isSame(signature, sign(password, Number(until))) &&
    Number(until) > now.getTime()
  )
}

function sign(password: string, until: number): string {
  return createHmac('sha256', `noren staff ${password}`).update(String(until)).digest('base64url')
}
