import { isRendered, type StoredDocument } from '../stored-document.ts'
import { lock } from './locks.ts'
import { deleteRows, documentColumns, insertRows, isVisible, toDocument, toRows } from './document-rows.ts'
import { tell } from './releases.ts'
import type { SharedSite } from './shared-site.ts'

/**
 * Puts a page that was left out into the release in which somebody asked for it. A release that was begun meanwhile leaves it
 * out still: it looked for pages to render again while nobody knew of this one.
 */
export async function completePage(
  shared: SharedSite,
  release: number,
  page: StoredDocument,
): Promise<boolean> {
  const { sql, name: site } = shared
  await sql`insert into loose_blobs (site, hash) values (${site}, ${page.hash}) on conflict do nothing`
  await sql.begin(async (tx) => {
    // From here on nobody removes bytes of the site. These are sent even if they are there.
    await lock(tx, `bytes ${site}`, 'beside others')
    await shared.blobs.send([page.hash])
    await lock(tx, `rows ${site}`)
    const [row] = await tx`
      select d.id, d.from_release, d.to_release, ${documentColumns(tx)}
      from documents d join header_sets h on h.id = d.headers
      where d.site = ${site} and d.path = ${page.path} and ${isVisible(tx, release)}
      for update of d`
    if (!row || isRendered(toDocument(row))) return
    const to = row['to_release'] ?? Infinity
    const [next] = await tx<{ id: number | null }[]>`
      select min(id) as id from releases where site = ${site} and id > ${release}`
    const end = Math.min(to, next?.id ?? Infinity)
    const left = await toRows(tx, [toDocument(row)])
    await deleteRows(tx, site, tx`d.id = ${row['id']}`)
    if (row['from_release'] < release) await insertRows(tx, site, left, row['from_release'], release)
    await insertRows(tx, site, await toRows(tx, [page]), release, end === Infinity ? null : end)
    if (end < to) await insertRows(tx, site, left, end, to === Infinity ? null : to)
    await tell(tx, { site, path: page.path })
  })
  shared.blobs.settle([page.hash])
  return true
}
