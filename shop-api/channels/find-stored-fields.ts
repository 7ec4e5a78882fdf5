import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { shop_documents } from '#shop-api/db/schema/shop-documents.ts'

/**
 * The fields of a document that has no table of its own.
 * @returns undefined where nobody saved it, and for what an older version of Noren wrote in another shape
 */
export async function findStoredFields<Schema extends z.ZodMiniType>(
  db: Db | Tx,
  channel_id: number,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const [row] = await db
    .select({ fields: shop_documents.fields })
    .from(shop_documents)
    .where(and(eq(shop_documents.channel_id, channel_id), eq(shop_documents.name, name)))
  return schema.safeParse(row?.fields).data
}
