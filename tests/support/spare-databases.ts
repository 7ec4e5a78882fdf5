import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { postgresServer } from './postgres-server.ts'
import { createFromTemplate } from './postgres-template.ts'
import { SPARE_PREFIX, SPARE_RUN } from './spare-run.ts'

/** Kept by a process: some tests have two at a time. */
const KEPT = 3
/** Emptied tables keep the room that their rows took. */
const TIMES = 40

interface Database {
  name: string
  /** Stays open: a test that closes its shop may have stopped the clock by which connections are made. */
  client: Sql
  shape: string
  times: number
}

export interface TakenDatabase {
  url: string
  /** For whoever alone was connected to it. */
  giveBack(): Promise<void>
  /** For whoever let other processes use it: one that lives on would come back to the next test's. */
  drop(): Promise<void>
}

const spare: Database[] = []
/** Ends by itself, so that no program waits for it. */
const admin = postgres(postgresServer, { max: 1, idle_timeout: 1 })

/**
 * A migrated, empty database, which is emptied when it is given back and taken by the next test of this process: to make one
 * and to drop it takes PostgreSQL a fifth of the time of most tests. Outside a run of tests it is dropped.
 */
export async function takeDatabase(): Promise<TakenDatabase> {
  const run = process.env[SPARE_RUN]
  const database =
    spare.pop() ??
    (await make(`${run ? `${SPARE_PREFIX}${run}_` : 'noren_test_'}${randomBytes(6).toString('hex')}`))
  database.times += 1
  return {
    url: toUrl(database.name),
    async giveBack() {
      if (run && spare.length < KEPT && database.times < TIMES && (await empty(database)))
        spare.push(database)
      else await drop(database)
    },
    drop: () => drop(database),
  }
}

const toUrl = (name: string): string => Object.assign(new URL(postgresServer), { pathname: `/${name}` }).href

async function make(name: string): Promise<Database> {
  await createFromTemplate(admin, postgresServer, name)
  const client = postgres(toUrl(name), { max: 1, fetch_types: false, onnotice: () => {} })
  return { name, client, shape: await readShape(client), times: 0 }
}

async function drop({ name, client }: Database): Promise<void> {
  await client.end()
  await admin.unsafe(`drop database ${name} with (force)`)
}

/** Tables, columns, and what belongs to them, as one word: a test may have changed some. */
async function readShape(client: Sql): Promise<string> {
  const [row] = await client<{ shape: string }[]>`
    select md5(string_agg(word, ' ' order by word)) as shape from (
      select concat_ws('.', relname, attname, atttypid, attnotnull, atthasdef) as word
        from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all select concat(conname, contype) from pg_constraint
      union all select concat(tgname, tgenabled) from pg_trigger
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select nspname from pg_namespace where nspname !~ '^pg_'
      union all select unnest(setconfig) from pg_db_role_setting
        join pg_database on pg_database.oid = setdatabase where datname = current_database()
      union all select count(*)::text from drizzle.__drizzle_migrations
    ) words`
  return row!.shape
}

/** @returns whether it is as new */
async function empty({ client, shape }: Database): Promise<boolean> {
  try {
    // Those that are being closed hold their locks a little longer.
    await client`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    if ((await readShape(client)) !== shape) return false
    await client.unsafe(EMPTY)
    return true
  } catch {
    // Who may not, on a server of somebody else's, makes databases anew.
    return false
  }
}

/**
 * Without checks between tables, of which all are emptied. As in a new one, the first number is 1, but for the migrations,
 * which stay.
 */
const EMPTY = `do $$
declare
  one text;
  is_used boolean;
begin
  perform set_config('session_replication_role', 'replica', true);
  for one in select oid::regclass::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('select exists (select from %s)', one) into is_used;
    if is_used then execute format('delete from %s', one); end if;
  end loop;
  perform setval(seqrelid, seqstart, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
    where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null;
end $$`
