import { and, eq, inArray } from 'drizzle-orm'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { toLines } from '#shop-api/content/html-table.ts'
import type { Db } from '#shop-api/db/db.ts'
import { static_pages } from '#shop-api/db/schema/content.ts'
import { staticPageKind } from '#shop-api/editing/content-kinds.ts'
import type { SavingScope } from '#shop-api/editing/edited-kind.ts'
import { listOpeningSteps } from '#shop-api/editing/list-opening-steps.ts'
import { createContent } from '#shop-api/editing/save-content.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { FIRST_PAGE_TITLES, toGuide, toPrivacy } from '#src/text/shops/first-pages.ts'
import { toMemberTerms } from '#src/text/shops/member-terms.ts'
import { SHOP_ERRORS } from '#src/text/shops/shop-errors.ts'

/**
 * Writes the pages that every shop has in its own words as drafts, to be read and published; one with their address stays as
 * it is. They are written once the seller is known, so no shopper ever reads a blank.
 * @returns ids of the drafts
 * @throws ApiError 422 while the company is not complete
 */
export async function writeFirstPages(db: Db, scope: SavingScope & { channel: string }): Promise<number[]> {
  const { channel_id, channel, now } = scope
  const steps = await listOpeningSteps(db, channel_id, now)
  const missing = steps.filter(({ code, is_done }) => code === 'company' && !is_done)
  if (missing.length > 0)
    throw refused('admin.opening_left', SHOP_ERRORS.pages_left(missing.map(({ message }) => message)))
  const { shop, company } = await loadSeller(db, channel_id, channel)
  const [name, seller] = [toLines(shop), toSeller(company)]
  const pages = [
    { url: '/privacy/', title: FIRST_PAGE_TITLES.privacy, body: toPrivacy(seller, name) },
    { url: '/guide/', title: FIRST_PAGE_TITLES.guide, body: toGuide(name) },
    { url: '/terms/', title: FIRST_PAGE_TITLES.terms, body: toArticles(toMemberTerms(seller.name, name)) },
  ]
  const urls = pages.map(({ url }) => url)
  const there = await db
    .select({ url: static_pages.url })
    .from(static_pages)
    .where(and(eq(static_pages.channel_id, channel_id), inArray(static_pages.url, urls)))
  const ids: number[] = []
  for (const page of pages.filter(({ url }) => there.every((one) => one.url !== url)))
    ids.push(await createContent(db, staticPageKind, scope, { ...page, is_draft: true }))
  return ids
}

function toSeller(company: Awaited<ReturnType<typeof loadSeller>>['company']) {
  const { name, representative, postal_code, address, email } = company
  return {
    name: toLines(name),
    representative: toLines(representative),
    postal_code: toLines(postal_code),
    address: toLines(address),
    email: toLines(email),
  }
}

/** Articles with an empty line between; the first line of each is its heading. */
function toArticles(text: string): string {
  const toHtml = ([heading = '', ...lines]: string[]) =>
    `<h2>${heading}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`
  return text
    .split('\n\n')
    .map((article) => toHtml(article.split('\n')))
    .join('\n')
}
