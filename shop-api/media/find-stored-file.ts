import { and, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { text_files } from '#shop-api/db/schema/content.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** A visitor's: only who was told its address should keep it. */
  is_private: boolean
}

/** A file of a channel's storage that is no picture of ours: a text of the shop, or what a visitor handed in. */
export async function findStoredFile(db: Db, channel: string, path: string): Promise<StoredFile | undefined> {
  const [text] = await db
    .select({ mime_type: text_files.mime_type, contents: text_files.contents })
    .from(text_files)
    .innerJoin(channels, eq(channels.id, text_files.channel_id))
    .where(and(eq(channels.name, channel), eq(text_files.path, path)))
  if (text) {
    const bytes = new TextEncoder().encode(text.contents)
    return { bytes, type: `${text.mime_type}; charset=utf-8`, is_private: false }
  }
  const [upload] = await db
    .select({ mime_type: upload_files.mime_type, contents: upload_files.contents })
    .from(upload_files)
    .innerJoin(channels, eq(channels.id, upload_files.channel_id))
    .where(and(eq(channels.name, channel), eq(upload_files.path, path)))
  return upload && { bytes: new Uint8Array(upload.contents), type: upload.mime_type, is_private: true }
}
