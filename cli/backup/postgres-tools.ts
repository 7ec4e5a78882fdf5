import { spawn } from 'node:child_process'
import postgres from 'postgres'

/** One transaction's view of everything, while the shop goes on. @param words say what is left out, or whose view it is */
export const dumpPostgres = (url: string, file: string, words: string[] = []) =>
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, ...words])

/** Everything or nothing. */
export const loadPostgres = (url: string, file: string) =>
  run('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file])

/** Whether nothing was ever made there. */
export async function isPostgresEmpty(url: string): Promise<boolean> {
  const client = postgres(toPlain(url).href, { max: 1, onnotice: () => {}, connect_timeout: 10 })
  try {
    const [row] = await client`
      select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`
    return row?.['tables'] === 0
  } finally {
    await client.end({ timeout: 1 })
  }
}

/** Without what only our own client understands. */
function toPlain(url: string): URL {
  const plain = new URL(url)
  plain.searchParams.delete('prepare')
  return plain
}

/** @throws {Error} one sentence when the tool is not there, its own words when it fails */
async function run(tool: string, url: string, words: string[]): Promise<void> {
  const database = toPlain(url)
  // Everybody on the machine sees the words of a command, nobody its environment.
  const PGPASSWORD = decodeURIComponent(database.password)
  database.password = ''
  const child = spawn(tool, [`--dbname=${database.href}`, ...words], {
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(toSentence(tool, error), { cause: error })),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${tool} failed: ${said.trim()}`)),
    )
  })
}

const toSentence = (tool: string, { code, message }: NodeJS.ErrnoException): string =>
  code === 'ENOENT'
    ? `${tool} is not installed here; it comes with PostgreSQL's client (Debian: postgresql-client).`
    : `${tool} cannot be started: ${message}`
