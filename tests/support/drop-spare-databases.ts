import postgres from 'postgres'
import { isRunning } from '#running/is-running.ts'
import { isPostgresThere, postgresServer } from './postgres-server.ts'
import { SPARE_PREFIX, SPARE_RUN } from './spare-run.ts'

/** Lets the workers of this run keep databases for each other's files, and drops them at its end, with those of runs that were killed. */
export default async function dropSpareDatabases(): Promise<(() => Promise<void>) | undefined> {
  if (!(await isPostgresThere())) return undefined
  process.env[SPARE_RUN] = String(process.pid)
  return async () => {
    const admin = postgres(postgresServer, { max: 1 })
    const rows = await admin<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${SPARE_PREFIX})`
    const over = rows.filter(({ datname }) => {
      const run = Number(datname.slice(SPARE_PREFIX.length).split('_')[0])
      return run === process.pid || !isRunning(run)
    })
    for (const { datname } of over) await admin.unsafe(`drop database if exists ${datname} with (force)`)
    await admin.end()
  }
}
