import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Change } from '#shop-api/db/record-change.ts'
import { shop_documents } from '#shop-api/db/schema/shop-documents.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import type { EditingScope, SavingScope } from './edited-kind.ts'
import { recordSave } from './record-save.ts'
import { requirePictures } from './require-pictures.ts'
import { requireVersion } from './require-version.ts'

/** Something a shop has once, and its staff read and write as a whole. */
export interface ShopDocument<Fields extends object = object, Input extends object = Fields> {
  /** `/v1/admin/{name}` */
  name: string
  read(db: Db | Tx, channel_id: number): Promise<Fields>
  /** Replaces it, whoever asks: also the one who makes a new shop. @throws ApiError 422 with the fields that cannot be */
  write(tx: Tx, scope: EditingScope, input: Input): Promise<void>
  /** Where the shop shows what changed. @param channel its name */
  toChanges(channel: string, before: Fields, after: Fields): readonly Change[]
  /** Texts of the shop that tell it. */
  listTexts?(tx: Tx, channel_id: number): Promise<Change[]>
  /** What was written cannot be read again, so every save counts. */
  is_secret?: true
}

export type Versioned<Fields> = Fields & { version: number }

export async function readDocument<Fields extends object>(
  db: Db | Tx,
  document: ShopDocument<Fields, never>,
  channel_id: number,
): Promise<Versioned<Fields>> {
  const [fields, version] = [await document.read(db, channel_id), await readVersion(db, document, channel_id)]
  return { ...fields, version }
}

/** Writes a document unless somebody else saved it since `version`. Everything in one transaction. @throws ApiError 409, 422 */
export async function saveDocument<Fields extends object, Input extends object>(
  db: Db,
  document: ShopDocument<Fields, Input>,
  scope: SavingScope & { channel: string },
  { version, ...input }: Versioned<Input>,
): Promise<Versioned<Fields>> {
  const { channel_id, channel } = scope
  return db.transaction(async (tx) => {
    await lockEditing(tx, channel_id)
    const current = await readVersion(tx, document, channel_id)
    requireVersion(version, current)
    const before = await document.read(tx, channel_id)
    await document.write(tx, scope, await requirePictures(tx, channel_id, input as unknown as Input))
    const after = await document.read(tx, channel_id)
    if (!document.is_secret && isDeepStrictEqual(before, after)) return { ...before, version: current }
    const texts = (await document.listTexts?.(tx, channel_id)) ?? []
    const changed = [...texts, ...document.toChanges(channel, before, after)]
    const saved = await recordSave(tx, scope, {
      kind: document.name,
      things: [{ before, after }],
      changed,
      is_secret: document.is_secret,
    })
    await writeVersion(tx, document, channel_id, saved)
    return { ...after, version: saved }
  })
}

/** Keeps the fields of a document that no other table has. */
export async function writeStoredFields(
  tx: Tx,
  channel_id: number,
  name: string,
  fields: object,
): Promise<void> {
  const stored = fields as Record<string, unknown>
  await tx
    .insert(shop_documents)
    .values({ channel_id, name, fields: stored })
    .onConflictDoUpdate({
      target: [shop_documents.channel_id, shop_documents.name],
      set: { fields: stored },
    })
}

async function readVersion(
  db: Db | Tx,
  { name }: ShopDocument<object, never>,
  channel_id: number,
): Promise<number> {
  const [row] = await db
    .select({ version: shop_documents.version })
    .from(shop_documents)
    .where(and(eq(shop_documents.channel_id, channel_id), eq(shop_documents.name, name)))
  return row?.version ?? 0
}

async function writeVersion(
  tx: Tx,
  { name }: ShopDocument<object, never>,
  channel_id: number,
  version: number,
): Promise<void> {
  await tx
    .insert(shop_documents)
    .values({ channel_id, name, version })
    .onConflictDoUpdate({ target: [shop_documents.channel_id, shop_documents.name], set: { version } })
}
