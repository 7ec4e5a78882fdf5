import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { invitations, person_roles, persons } from '#shop-api/db/schema/staff.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { DEMO_OWNER_NAME } from '#src/text/editor/staff.ts'
import { findPersonByEmail } from './find-person.ts'
import { inviteFirstOwner } from './invite.ts'

/** Who runs the shops of a machine that is no production. The address is nobody's. */
const DEMO_OWNER = 'owner@example.jp'

interface Start {
  db: Db
  environment: string
  data_folder: string
  now: Date
}

/**
 * Shops where nobody works and nobody is invited: outside production they belong to a demo owner with a made-up password,
 * kept in the data folder; whoever can read that may edit the shop anyway. In production the link for a first owner is said.
 */
export async function welcomeOwners(start: Start, say: (line: string) => void): Promise<void> {
  const { db, environment, now } = start
  const empty = await listEmptyShops(db, now)
  if (environment === 'production') {
    for (const channel of empty) {
      const { path, expires_at } = await inviteFirstOwner(db, { channel, email: null, now })
      const until = expires_at.toISOString()
      say(
        `editor: nobody works in ${channel.name} yet; who opens ${path} here becomes its owner, once, until ${until}`,
      )
    }
    return
  }
  const known = await findPersonByEmail(db, DEMO_OWNER)
  if (!known && empty.length === 0) return
  const person_id = await keepDemoOwner(start, known?.id, say)
  if (empty.length > 0)
    await db
      .insert(person_roles)
      .values(empty.map(({ id }) => ({ channel_id: id, person_id, role: 'owner' as const, since: now })))
      .onConflictDoNothing()
}

async function listEmptyShops(db: Db, now: Date) {
  const one = { one: sql`1` }
  const isInvited = and(eq(invitations.channel_id, channels.id), gt(invitations.expires_at, now))
  const invited = db.select(one).from(invitations).where(isInvited)
  return db
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .leftJoin(person_roles, eq(person_roles.channel_id, channels.id))
    .where(and(isNull(person_roles.person_id), notExists(invited)))
    .orderBy(asc(channels.id))
}

/** A password that was made up stays, unless its file is gone: then there is a new one. */
async function keepDemoOwner(
  { db, data_folder, now }: Start,
  known: number | undefined,
  say: (line: string) => void,
): Promise<number> {
  const file = join(data_folder, 'owner-password')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept && known !== undefined) {
    say(`editor: ${DEMO_OWNER}, the password is in ${file}`)
    return known
  }
  const password = kept || randomBytes(12).toString('base64url')
  // Beside a database that is no folder, the folder does not exist yet.
  await mkdir(data_folder, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  const password_hash = await hashPassword(password)
  const [owner] = await db
    .insert(persons)
    .values({ email: DEMO_OWNER, name: DEMO_OWNER_NAME, password_hash, created_at: now })
    .onConflictDoUpdate({ target: persons.email, set: { password_hash } })
    .returning({ id: persons.id })
  say(`editor: ${DEMO_OWNER}, the password is ${password} (kept in ${file})`)
  return owner?.id ?? 0
}
