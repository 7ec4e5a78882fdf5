import { desc, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'

/** The code of the newest mail to somebody of the staff; empty when there is none. */
export async function readTypedCode(db: Db, to: string): Promise<string> {
  const [mail] = await db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id)).limit(1)
  return /コード：([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
