import type { ReleaseDifference, ReleaseView } from '../store.ts'
import { NOT_RENDERED, type StoredDocument } from '../stored-document.ts'
import { toDifferences } from '../to-differences.ts'
import type { Database } from './database.ts'
import { documentColumns, isVisible, toDocument } from './document-rows.ts'
import { readAgain } from './read-again.ts'

/** Rows read at once from a long list. Not by a cursor: postgres 3.4.9 ends its rows early when the connection is lost. */
const AT_ONCE = 1_000

export function openView(sql: Database, site: string, release: number): ReleaseView {
  const from = sql`from documents d join header_sets h on h.id = d.headers
    where d.site = ${site} and ${isVisible(sql, release)}`
  async function getMany(paths: Iterable<string>): Promise<Map<string, StoredDocument>> {
    const wanted = [...new Set(paths)]
    if (wanted.length === 0) return new Map()
    const rows = await readAgain(
      () => sql`select ${documentColumns(sql)} ${from} and d.path = any(${wanted}::text[])`,
    )
    return new Map(rows.map((row) => [row['path'], toDocument(row)]))
  }
  return {
    get: async (path) => (await getMany([path])).get(path),
    getMany,
    async *list(kind) {
      const ofKind = kind ? sql`and d.kind = ${kind}` : sql``
      let after = ''
      for (;;) {
        const rows = await readAgain(
          () => sql`
            select ${documentColumns(sql)} ${from} ${ofKind} and d.path > ${after} order by d.path limit ${AT_ONCE}`,
        )
        yield* rows.map(toDocument)
        if (rows.length < AT_ONCE) return
        after = rows.at(-1)?.['path']
      }
    },
  }
}

const toPaths = (rows: readonly { path: string }[]) => rows.map(({ path }) => path)

const fromTags = (sql: Database, site: string) =>
  sql`from tags t join document_tags dt on dt.tag = t.id join documents d on d.id = dt.document
    where t.site = ${site} and d.to_release is null`

export async function listPathsByTag(sql: Database, site: string, tags: string[]): Promise<string[]> {
  return toPaths(
    await sql<{ path: string }[]>`
    select distinct d.path ${fromTags(sql, site)} and t.name = any(${tags}::text[]) order by d.path`,
  )
}

export async function listPathsByTagRange(
  sql: Database,
  site: string,
  [first, last]: [string, string],
): Promise<string[]> {
  return toPaths(
    await sql<{ path: string }[]>`
    select distinct d.path ${fromTags(sql, site)} and t.name between ${first} and ${last} order by d.path`,
  )
}

export async function listOlderAssets(sql: Database, site: string): Promise<StoredDocument[]> {
  const rows = await sql`
    select ${documentColumns(sql)} from documents d join header_sets h on h.id = d.headers
    where d.site = ${site} and d.kind = 'asset' and d.to_release is not null
      and not exists (select from documents n where n.site = ${site} and n.path = d.path
                        and n.from_release > d.from_release)
    order by d.path`
  return rows.map(toDocument)
}

export async function countLeftOut(sql: Database, site: string, release: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from documents d
    where d.site = ${site} and d.hash = ${NOT_RENDERED} and ${isVisible(sql, release)}`
  return row!.count
}

export async function diffReleases(
  sql: Database,
  site: string,
  from: number,
  to: number,
): Promise<ReleaseDifference[]> {
  const paths = await listChangedPaths(sql, site, from, to, sql`and kind = 'page'`)
  const before = await openView(sql, site, from).getMany(paths)
  const after = await openView(sql, site, to).getMany(paths)
  return toDifferences(
    paths,
    (path) => before.get(path),
    (path) => after.get(path),
  )
}

/** Addresses at which a version began or ended between two releases. @param only more of the condition */
export async function listChangedPaths(
  sql: Database,
  site: string,
  from: number,
  to: number,
  only = sql``,
): Promise<string[]> {
  const [low, high] = from < to ? [from, to] : [to, from]
  return toPaths(
    await sql<{ path: string }[]>`
    select distinct path from documents
    where site = ${site} ${only}
      and ((from_release > ${low} and from_release <= ${high}) or (to_release > ${low} and to_release <= ${high}))
    order by path`,
  )
}
