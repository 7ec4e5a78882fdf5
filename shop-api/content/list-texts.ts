import { and, asc, eq } from 'drizzle-orm'
import type { FreeArea, Message, StaticPage } from '#contract/shapes/content.ts'
import type { Db } from '#shop-api/db/db.ts'
import { free_areas, messages, static_pages } from '#shop-api/db/schema/content.ts'

interface Scope {
  db: Db
  channel_id: number
}

/** Editor's blocks of rich text: all of them, or the one of a code. */
export async function listFreeAreas({ db, channel_id }: Scope, code?: string): Promise<FreeArea[]> {
  const rows = await db
    .select()
    .from(free_areas)
    .where(
      and(eq(free_areas.channel_id, channel_id), code === undefined ? undefined : eq(free_areas.code, code)),
    )
    .orderBy(asc(free_areas.code))
  return rows.map(toText)
}

/** Messages of spec §2: all of them, or the one of a code. */
export async function listMessages({ db, channel_id }: Scope, code?: string): Promise<Message[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.channel_id, channel_id), code === undefined ? undefined : eq(messages.code, code)))
    .orderBy(asc(messages.code))
  return rows.map(toText)
}

/** A static page; its address is known with or without the slashes at its ends. */
export async function findStaticPage(
  { db, channel_id }: Scope,
  url: string,
): Promise<StaticPage | undefined> {
  const address = `/${url.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
  const rows = await db
    .select()
    .from(static_pages)
    .where(and(eq(static_pages.channel_id, channel_id), eq(static_pages.url, address)))
  return rows.map(toText)[0]
}

export function listStaticPages({ db, channel_id }: Scope): Promise<{ url: string; title: string }[]> {
  return db
    .select({ url: static_pages.url, title: static_pages.title })
    .from(static_pages)
    .where(eq(static_pages.channel_id, channel_id))
    .orderBy(asc(static_pages.url))
}

function toText<Row extends { channel_id: number; updated_at: Date }>({
  channel_id: _id,
  updated_at,
  ...text
}: Row) {
  return { ...text, updated_at: updated_at.toISOString() }
}
