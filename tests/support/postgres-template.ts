import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sql } from 'postgres'
import { openDb } from '#shop-api/db/open-db.ts'
import { toMigrationsDigest } from './migrated-snapshot.ts'

const PREFIX = 'noren_template_'
/** Any number that no other program of this server locks. */
const LOCK = 7_281_944

/**
 * Makes an empty, migrated database as a copy of one that is made once and kept on the server under the digest of the
 * migrations: a copy takes half of the time. Templates of other digests are dropped.
 */
export async function createFromTemplate(admin: Sql, server: string, name: string): Promise<void> {
  const template = `${PREFIX}${toTemplateDigest()}`
  if (!(await listTemplates(admin)).includes(template)) await makeTemplate(admin, server, template)
  // PostgreSQL 15 writes a copy to its log, too, unless told otherwise, which takes twice the time; those before know no other way.
  const [row] = await admin<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`
  const strategy = row!.version >= 150_000 ? 'strategy file_copy' : ''
  await admin.unsafe(`create database ${name} template ${template} ${strategy}`)
}

async function makeTemplate(admin: Sql, server: string, template: string): Promise<void> {
  // Test files run beside each other: the second one waits and finds what the first one made.
  await admin`select pg_advisory_lock(${LOCK})`
  try {
    const kept = await listTemplates(admin)
    if (kept.includes(template)) return
    for (const old of kept) await admin.unsafe(`drop database ${old} with (force)`)
    const unfinished = `${template}_unfinished`
    await admin.unsafe(`create database ${unfinished}`)
    const opened = await openDb(Object.assign(new URL(server), { pathname: `/${unfinished}` }).href)
    // A test's rows stay as they were put in, from the first to the last, however often others were deleted before.
    await opened.db.execute(`do $$ declare one text; begin
      for one in select oid::regclass::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('alter table %s set (autovacuum_enabled = false, toast.autovacuum_enabled = false)', one);
      end loop; end $$`)
    await opened.close()
    await admin.unsafe(`alter database ${unfinished} rename to ${template}`)
  } finally {
    await admin`select pg_advisory_unlock(${LOCK})`
  }
}

async function listTemplates(admin: Sql): Promise<string[]> {
  const rows = await admin<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${PREFIX})`
  return rows.map(({ datname }) => datname)
}

/** Of the migrations, and of what is done to the template here. */
function toTemplateDigest(): string {
  const hash = createHash('sha256').update(toMigrationsDigest())
  return hash
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)
}
