import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import type { StorePlace } from '#publisher/store/store-place.ts'

/** Clock ticks of `/proc`, on Linux everywhere the same. */
const MS_A_TICK = 10

/** Milliseconds that a process has spent so far; 0 when it is gone. Of Linux: proc_pid_stat(5). */
export function readProcessMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
  } catch {
    return 0
  }
}

/** Of the store's connections at PostgreSQL so far; 0 for a folder. */
export async function readStoreMs(place: StorePlace): Promise<number> {
  if (place.kind !== 'shared') return 0
  const sql = postgres(place.database, { max: 1 })
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'noren store'`
  await sql.end()
  return rows.reduce((sum, { pid }) => sum + readProcessMs(pid), 0)
}
