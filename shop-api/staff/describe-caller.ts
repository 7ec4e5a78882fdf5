import { and, asc, eq } from 'drizzle-orm'
import { STAFF_ROLES, type StaffRole } from '#contract/staff-rights.ts'
import type { StaffMe } from '#contract/shapes/staff.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { person_roles } from '#shop-api/db/schema/staff.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { findPerson } from './find-person.ts'
import type { StaffCaller } from './staff-caller.ts'

/**
 * Who asks, as their own page shows it. Whoever holds a token learns of its person only what they are called, and of no
 * other shop.
 */
export async function describeCaller(db: Db, channel: Channel, caller: StaffCaller): Promise<StaffMe> {
  const { person_id, session_id } = caller
  const person = person_id === null || session_id === null ? undefined : await findPerson(db, person_id)
  return {
    person: person
      ? {
          id: person.id,
          name: person.name,
          email: person.email,
          has_second_factor: person.totp_confirmed_at !== null,
        }
      : null,
    name: caller.name,
    role: toLowest(caller.roles),
    shops: person_id === null ? [] : await listShops(db, person_id, person ? undefined : channel.id),
  }
}

/** Of a token's own role and that of its person. */
const toLowest = (roles: readonly StaffRole[]) => STAFF_ROLES.findLast((role) => roles.includes(role)) ?? null

async function listShops(db: Db, person_id: number, only: number | undefined): Promise<StaffMe['shops']> {
  const rows = await db
    .select({ id: channels.id, channel: channels.name, role: person_roles.role })
    .from(person_roles)
    .innerJoin(channels, eq(channels.id, person_roles.channel_id))
    .where(
      and(
        eq(person_roles.person_id, person_id),
        only === undefined ? undefined : eq(person_roles.channel_id, only),
      ),
    )
    .orderBy(asc(channels.id))
  return Promise.all(
    rows.map(async ({ id, channel, role }) => ({
      channel,
      role,
      name: (await loadSettings(db, { id, name: channel }))['SITE.NAME'],
    })),
  )
}
