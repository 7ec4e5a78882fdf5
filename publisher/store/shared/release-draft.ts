import type { SitemapPages } from '../../files/build-sitemaps.ts'
import { PublishError, SiteBusyError, toPublishError } from '../../publish-error.ts'
import type { NewRelease } from '../release.ts'
import type { ReleaseDraft } from '../store.ts'
import { type DocumentKind, isRendered, type StoredDocument } from '../stored-document.ts'
import type { Database, Transaction } from './database.ts'
import { asTable, deleteRows, type DocumentRow, insertRows, toRows } from './document-rows.ts'
import { type HeldLock, lock } from './locks.ts'
import { tell } from './releases.ts'
import { removeLoose } from './remove-loose.ts'
import { sendNew } from './send-new.ts'
import type { SharedSite } from './shared-site.ts'
import { createRecount } from './statistics.ts'

/** Documents of one transaction. */
const AT_ONCE = 500

/**
 * A release under construction. The site is locked for as long as it lasts; should the lock be lost along with the
 * connection, and another publisher take over, every transaction of this one fails: its release is gone.
 */
export async function beginRelease(shared: SharedSite, release: NewRelease): Promise<ReleaseDraft> {
  const { sql, locks, name: site } = shared
  const held = await locks.tryHolding(`site ${site}`)
  if (!held) throw new SiteBusyError(site)
  try {
    await undoUnfinished(shared, held)
    return openDraft(shared, release, await insertRelease(sql, release), held)
  } catch (error) {
    await held.release()
    throw toPublishError(site, error)
  }
}

function openDraft(shared: SharedSite, release: NewRelease, id: number, held: HeldLock): ReleaseDraft {
  const { sql, name: site } = shared
  const seen = new Set<string>()
  const counts = { changed: 0, removed: 0, bytes: 0 }
  const recount = createRecount(sql)

  const change = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    sql.begin(async (tx) => {
      const [own] = await tx`select 1 from releases where id = ${id} and state = 'building' for share`
      if (!own) throw new PublishError(`Another publisher took ${site} over; release ${id} is given up.`)
      return work(tx)
    })

  async function putSome(documents: StoredDocument[]): Promise<void> {
    const changed = await change(async (tx) => listChanged(tx, site, await toRows(tx, documents)))
    const rendered_here = changed.filter((one) => isRendered(one) && !one.is_sent)
    await sendNew(
      shared,
      rendered_here.map(({ hash }) => hash),
    )
    const paths = changed.map(({ path }) => path)
    await change(async (tx) => {
      await endRows(tx, site, id, paths)
      await insertRows(tx, site, changed, id)
    })
    shared.blobs.settle(documents.filter(isRendered).map(({ hash }) => hash))
    counts.changed += changed.length
    for (const { size } of changed) counts.bytes += size
    await recount.during(counts.changed)
  }

  async function end(paths: string[]): Promise<void> {
    if (paths.length === 0) return
    await change((tx) => endRows(tx, site, id, paths))
    counts.removed += paths.length
  }

  const listOpen = async (condition: ReturnType<Database>) => {
    const rows = await sql<{ path: string }[]>`
      select path from documents where site = ${site} and to_release is null and ${condition}`
    return rows.map(({ path }) => path)
  }
  const listThere = (paths: string[]) => listOpen(sql`path = any(${paths}::text[])`)

  return {
    id,
    counts,
    async put(documents) {
      // An address put twice: the later one counts.
      const last = [...new Map(documents.map((document) => [document.path, document])).values()]
      for (const { path } of last) seen.add(path)
      for (let at = 0; at < last.length; at += AT_ONCE) await putSome(last.slice(at, at + AT_ONCE))
    },
    async keep(paths) {
      for (const path of paths) seen.add(path)
      const there = new Set(await listThere(paths))
      return paths.filter((path) => there.has(path))
    },
    async removeUnseen(...kinds: DocumentKind[]) {
      const open = await listOpen(sql`kind = any(${kinds}::text[])`)
      await end(open.filter((path) => !seen.has(path)))
    },
    remove: async (paths) => end(await listThere(paths)),
    readIndexed: () => readIndexed(sql, site),
    async countPages() {
      const [row] = await sql<{ count: number }[]>`
        select count(*) from documents where site = ${site} and to_release is null and kind = 'page'`
      return row!.count
    },
    async finish(stats, { content_version, inputs_hash } = release) {
      await change(async (tx) => {
        await lock(tx, `rows ${site}`)
        await tx`
          update releases
          set state = 'ready', stats = ${tx.json({ ...stats })}, inputs_hash = ${inputs_hash},
            content_version = ${content_version}
          where id = ${id}`
        // Shoppers see it from now on, unless the site was rolled back meanwhile and stays where it is.
        await tx`
          insert into live (site, release)
          select ${site}, ${id} where not exists (select from pins where site = ${site})
          on conflict (site) do update set release = ${id}`
        await tell(tx, { site })
      })
      await held.release()
      await shared.refresh()
      await recount.afterwards(counts.changed)
    },
    async abandon() {
      try {
        await undoRelease(shared, id, held)
      } catch (error) {
        process.emitWarning(`Release ${id} of ${site} is taken back later: ${String(error)}`)
      } finally {
        await held.release()
      }
    },
  }
}

async function insertRelease(sql: Database, release: NewRelease): Promise<number> {
  return sql.begin(async (tx) => {
    // A page that a visitor asks for at this moment is in the rows before it, or bounded by it (complete-page.ts).
    await lock(tx, `rows ${release.site}`)
    const [row] = await tx<{ id: number }[]>`
      insert into releases (site, state, created_at, content_version, inputs_hash, manifest, rewrites, is_closed)
      values (${release.site}, 'building', ${release.created_at}, ${release.content_version}, ${release.inputs_hash},
        ${tx.json(release.manifest as never)}, ${tx.json(release.rewrites as never)}, ${release.is_closed})
      returning id`
    return row!.id
  })
}

/** Those that the newest version of their address does not say in every column. */
async function listChanged(tx: Transaction, site: string, rows: DocumentRow[]): Promise<DocumentRow[]> {
  const same = await tx<{ path: string }[]>`
    select r.path from ${asTable(tx, rows)}
    join documents d on d.site = ${site} and d.path = r.path and d.to_release is null
    where (d.kind, d.hash, d.size, d.encoding, d.status, d.content_type, d.headers, d.tags, d.is_indexed)
        = (r.kind, r.hash, r.size, r.encoding, r.status, r.content_type, r.headers, r.tags, r.is_indexed)
      and d.last_modified is not distinct from r.last_modified`
  const paths = new Set(same.map(({ path }) => path))
  return rows.filter(({ path }) => !paths.has(path))
}

/** The release shows nothing at these addresses any more. */
async function endRows(tx: Transaction, site: string, release: number, paths: string[]): Promise<void> {
  await tx`
    update documents set to_release = ${release}
    where site = ${site} and path = any(${paths}::text[]) and to_release is null and from_release < ${release}`
  await deleteRows(tx, site, tx`d.path = any(${paths}::text[]) and d.from_release = ${release}`)
}

async function readIndexed(sql: Database, site: string): Promise<SitemapPages> {
  const shown = sql`site = ${site} and to_release is null and sitemap_slot is not null`
  const [all] = await sql<{ count: number }[]>`select count(*) from documents where ${shown}`
  return {
    count: all!.count,
    list: async (first, end) => [
      ...(await sql<{ path: string; last_modified: string | null }[]>`
        select path, last_modified from documents
        where ${shown} and sitemap_slot >= ${first} and sitemap_slot < ${end}`),
    ],
    listNewest: async (width) => [
      ...(await sql<{ chunk: number; last_modified: string | null }[]>`
        select sitemap_slot / ${width}::bigint as chunk, max(last_modified) as last_modified from documents
        where ${shown} group by 1 order by 1`),
    ],
  }
}

/** Takes back what a publisher left that died. Only for whoever holds the site. */
async function undoUnfinished(shared: SharedSite, held: HeldLock): Promise<void> {
  const { sql, name: site } = shared
  const left = await sql<{ id: number }[]>`
    select id from releases where site = ${site} and state = 'building'`
  for (const { id } of left) await undoRelease(shared, id, held)
}

/** @param id of a release that is still being built; what is finished is never taken apart */
async function undoRelease(shared: SharedSite, id: number, held: HeldLock): Promise<void> {
  const { sql, name: site } = shared
  const is_ours = await sql.begin(async (tx) => {
    const { count } = await tx`delete from releases where id = ${id} and state = 'building'`
    if (count === 0) return false
    await deleteRows(tx, site, tx`d.from_release = ${id}`)
    await tx`update documents set to_release = null where site = ${site} and to_release = ${id}`
    return true
  })
  // Who took the site over has removed them, and may have sent new ones.
  if (is_ours) await removeLoose(shared, held)
}
