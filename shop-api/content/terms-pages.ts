import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StaticPage } from '#contract/shapes/content.ts'
import type { Db } from '#shop-api/db/db.ts'
import { changes, channels } from '#shop-api/db/schema/channels.ts'
import { shippingPageText, tradeLawText } from '#src/text/content/trade-law.ts'
import { loadTermsFacts, type TermsFacts } from './load-terms-facts.ts'
import { writeShippingPage } from './write-shipping-page.ts'
import { writeTradeLaw } from './write-trade-law.ts'

/** Pages that tell the shop's terms from where they are kept, unless its staff wrote their own at that address. */
const pages: Record<string, { title: string; write: (facts: TermsFacts) => string }> = {
  '/shipping/': { title: shippingPageText.title, write: writeShippingPage },
  '/tradelaw/': { title: tradeLawText.title, write: writeTradeLaw },
}

export async function listTermsPages(db: Db, channel_id: number): Promise<{ url: string; title: string }[]> {
  if ((await loadTermsFacts(db, channel_id)) === undefined) return []
  return Object.entries(pages).map(([url, { title }]) => ({ url, title }))
}

export async function findTermsPage(
  db: Db,
  channel_id: number,
  url: string,
): Promise<StaticPage | undefined> {
  const page = Object.hasOwn(pages, url) ? pages[url] : undefined
  const facts = page && (await loadTermsFacts(db, channel_id))
  if (!page || !facts) return undefined
  const updated_at = await findLastChange(db, channel_id)
  return { url, title: page.title, body: page.write(facts), updated_at: updated_at.toISOString() }
}

async function findLastChange(db: Db, channel_id: number): Promise<Date> {
  const [last] = await db
    .select({ at: sql<Date | null>`max(${changes.changed_at})`.mapWith(changes.changed_at) })
    .from(changes)
    .where(and(eq(changes.channel_id, channel_id), inArray(changes.type, ['company', 'calendar', 'terms'])))
  const [channel] = await db
    .select({ created_at: channels.created_at })
    .from(channels)
    .where(eq(channels.id, channel_id))
  return last?.at ?? channel!.created_at
}
