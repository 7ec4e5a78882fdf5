import { desc, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { createMember, type TestMember } from './create-member.ts'
import { PASSWORD } from './registration.ts'
import type { ShopperBrowser } from './shopper-browser.ts'

/** A member who can log in with `PASSWORD`. */
export async function createMemberWithPassword(
  db: Db,
  email: string,
  options: Parameters<typeof createMember>[1] = {},
): Promise<TestMember & { email: string }> {
  const password_hash = await hashPassword(PASSWORD)
  const member = await createMember(db, {
    ...options,
    user: { email, username: email, password_hash, ...options.user },
  })
  return { ...member, email }
}

/** Sets a setting of a shop. */
export async function setSetting(
  db: Db,
  key: string,
  value: string | number | boolean,
  channel = 'moto',
): Promise<void> {
  const [row] = await db.select().from(channels).where(eq(channels.name, channel))
  await db
    .insert(settings)
    .values({ channel_id: row!.id, key, value })
    .onConflictDoUpdate({ target: [settings.channel_id, settings.key], set: { value } })
}

/** The newest mails to an address, the last one first. */
export async function readMails(db: Db, to: string) {
  return db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id))
}

/** Six digits out of the newest mail to an address. */
export async function readMailedCode(db: Db, to: string): Promise<string> {
  const [mail] = await readMails(db, to)
  return /：(\d{6})/.exec(mail?.text ?? '')?.[1] ?? 'no code'
}

/** The token of the link in the newest mail to an address. */
export async function readMailedToken(db: Db, to: string): Promise<string> {
  const [mail] = await readMails(db, to)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no token'
}

/** A browser that has just logged in with `PASSWORD`. */
export async function logIn(
  browser: ShopperBrowser,
  email: string,
): Promise<{ token: string; user_id: number }> {
  const login = await browser.call('POST /v1/auth/login', { body: { username: email, password: PASSWORD } })
  return { token: login.access_token ?? '', user_id: login.user_id }
}
