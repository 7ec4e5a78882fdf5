import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { persons } from '#shop-api/db/schema/staff.ts'

export type Person = typeof persons.$inferSelect

/** An address as it is stored and looked up. */
export const foldEmail = (typed: string) => typed.normalize('NFKC').trim().toLowerCase()

export async function findPersonByEmail(db: Db | Tx, email: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(persons)
    .where(eq(persons.email, foldEmail(email)))
  return person
}

export async function findPerson(db: Db | Tx, id: number): Promise<Person | undefined> {
  const [person] = await db.select().from(persons).where(eq(persons.id, id))
  return person
}
