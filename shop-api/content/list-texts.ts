import { and, asc, eq } from 'drizzle-orm'
import type { FreeArea, Message, StaticPage } from '#contract/shapes/content.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { fillTerms } from './fill-terms.ts'
import { findTermsPage, listTermsPages } from './terms-pages.ts'
import { free_areas, messages, static_pages } from '#shop-api/db/schema/content.ts'

interface Scope {
  db: Db
  channel_id: number
}

/** Pages that are drafts, still to come or over are not there. */
interface PageScope extends Scope {
  now: Date
}

/** Editors' blocks of rich text: all of them, or the one with the given code. */
export async function listFreeAreas({ db, channel_id }: Scope, code?: string): Promise<FreeArea[]> {
  const { channel_id: of, code: named, name, body, updated_at, version } = free_areas
  const rows = await db
    .select({ channel_id: of, code: named, name, body, updated_at, version })
    .from(free_areas)
    .where(
      and(eq(free_areas.channel_id, channel_id), code === undefined ? undefined : eq(free_areas.code, code)),
    )
    .orderBy(asc(free_areas.code))
  return fillTerms(db, channel_id, rows.map(toText))
}

/** Messages of behaviour 2.3: all of them, or the one with the given code. */
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
  { db, channel_id, now }: PageScope,
  url: string,
): Promise<StaticPage | undefined> {
  const address = ['', ...url.split('/').filter(Boolean), ''].join('/')
  const { channel_id: of, title, body, updated_at, version } = static_pages
  const rows = await db
    .select({ channel_id: of, url: static_pages.url, title, body, updated_at, version })
    .from(static_pages)
    .where(and(eq(of, channel_id), eq(static_pages.url, address), isShown(static_pages, now)))
  const [written] = await fillTerms(db, channel_id, rows.map(toText))
  return written ?? (await findTermsPage(db, channel_id, address))
}

export async function listStaticPages({
  db,
  channel_id,
  now,
}: PageScope): Promise<{ url: string; title: string }[]> {
  const written = await db
    .select({ url: static_pages.url, title: static_pages.title })
    .from(static_pages)
    .where(and(eq(static_pages.channel_id, channel_id), isShown(static_pages, now)))
  const told = await listTermsPages(db, channel_id)
  const all = [...written, ...told.filter(({ url }) => !written.some((page) => page.url === url))]
  return all.toSorted((a, b) => (a.url < b.url ? -1 : 1))
}

function toText<Row extends { channel_id: number; updated_at: Date }>({
  channel_id: _id,
  updated_at,
  ...text
}: Row) {
  return { ...text, updated_at: updated_at.toISOString() }
}
