import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { person_roles, persons } from '#shop-api/db/schema/staff.ts'
import { changeRole } from '#shop-api/staff/change-staff.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
/** One pair may miss each other by chance. */
const SHOPS = 10

describe.each(ONE_ENGINE)('two owners (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function open(name: string) {
    const { db } = opened
    const [channel] = await db
      .insert(channels)
      .values({ name, created_at: NOW })
      .returning({ id: channels.id })
    const owners = await db
      .insert(persons)
      .values(
        ['one', 'other'].map((who) => ({
          name: who,
          email: `${who}@${name}.example`,
          password_hash: '',
          created_at: NOW,
        })),
      )
      .returning({ id: persons.id })
    const channel_id = channel!.id
    await db
      .insert(person_roles)
      .values(owners.map(({ id }) => ({ channel_id, person_id: id, role: 'owner' as const, since: NOW })))
    return { channel_id, owners: owners.map(({ id }) => id) }
  }

  test('who demote each other at the same moment leave one of them an owner', async () => {
    const { db } = opened
    const shops = await Promise.all(Array.from({ length: SHOPS }, (_, at) => open(`shop-${at}`)))
    const ends = await Promise.allSettled(
      shops.flatMap(({ channel_id, owners: [one = 0, other = 0] }) =>
        [
          [one, other],
          [other, one],
        ].map(([by = 0, person_id = 0]) =>
          changeRole(
            db,
            { channel_id, now: NOW, actor: { person_id: by, name: 'owner' } },
            { person_id, role: 'manager' },
          ),
        ),
      ),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(SHOPS)
    expect(await db.select().from(person_roles).where(eq(person_roles.role, 'owner'))).toHaveLength(SHOPS)
  })
})
