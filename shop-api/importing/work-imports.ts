import { and, asc, eq, inArray } from 'drizzle-orm'
import { findChannel } from '#shop-api/channels/find-channel.ts'
import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { import_pieces, imports } from '#shop-api/db/schema/imports.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import type { Entry } from './entry.ts'
import type { ImportScope } from './import-scope.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { publishImport } from './publish-import.ts'
import { readFile } from './read-file.ts'
import { type Unmapped, UnreadableFile } from './read-rows.ts'
import { saveResult } from './save-result.ts'
import type { ImportRow } from './to-import.ts'
import { type Result, writeEntries } from './write-entries.ts'

/** Entries of one transaction. Orders of the products in it wait for its end. */
const CHUNK = 50

export interface ImportWorker {
  db: Db
  clock: () => Date
  config: ShopOriginConfig
  /** Ends the work between two chunks; the next process goes on from there. */
  signal: AbortSignal
  /** Is told of what nobody foresaw: that import is over, the others go on. */
  onError?: (error: unknown) => void
}

const isOpen = inArray(imports.state, ['waiting', 'working'])

/**
 * Works on the files that wait, one after the other, shops in turn. Whatever is interrupted is found again by its state and
 * goes on behind the last chunk that was written.
 */
export async function workImports(worker: ImportWorker): Promise<void> {
  const seen = new Set<number>()
  const served: number[] = []
  const toTurn = ({ channel_id }: ImportRow) => served.lastIndexOf(channel_id)
  while (!worker.signal.aborted) {
    const open = await worker.db.select().from(imports).where(isOpen).orderBy(asc(imports.id))
    // What another process took over is left to it.
    const [next] = open.filter(({ id }) => !seen.has(id)).sort((a, b) => toTurn(a) - toTurn(b))
    if (!next) return
    seen.add(next.id)
    served.push(next.channel_id)
    await work(worker, next)
  }
}

async function work(worker: ImportWorker, row: ImportRow): Promise<void> {
  const { db, signal, onError } = worker
  try {
    if (row.is_checking || !row.all_or_nothing) {
      await beginRound(worker, row)
      if (!(await workInChunks(worker, row))) return
    }
    const [left] = await db
      .select()
      .from(imports)
      .where(and(eq(imports.id, row.id), isOpen))
    // The round that only checked found nothing wrong.
    if (left && !left.is_checking && left.all_or_nothing) await workAtOnce(worker, left)
  } catch (error) {
    if (error instanceof UnreadableFile) return fail(worker, row, error.message)
    // It goes on when the database is back.
    if (signal.aborted || isDatabaseAway(error)) throw error
    await fail(worker, row, IMPORT_ERRORS.broken)
    onError?.(error)
  }
}

/** Ends an import that cannot go on. What is in is published. */
async function fail(worker: ImportWorker, { id }: ImportRow, error: string): Promise<void> {
  const { db, clock } = worker
  const failed = { state: 'failed' as const, error, finished_at: clock() }
  const [row] = await db
    .update(imports)
    .set(failed)
    .where(and(eq(imports.id, id), isOpen))
    .returning()
  if (!row || row.is_checking) return
  const scope = await loadScope(worker, row)
  await db.transaction(async (tx) => {
    await lockEditing(tx, row.channel_id)
    await publishImport(tx, scope, row)
  })
}

async function beginRound({ db, clock }: ImportWorker, { id, line }: ImportRow): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'working', round_began_at: clock(), round_began_line: line })
    .where(and(eq(imports.id, id), isOpen))
}

/** @returns whether the last line was reached, by us */
async function workInChunks(worker: ImportWorker, row: ImportRow): Promise<boolean> {
  const { db, signal } = worker
  const unmapped: Unmapped = new Map()
  let entries_done = row.entries_done
  let chunk: Entry[] = []
  let passed = 0
  const writeChunk = async (): Promise<boolean> => {
    const round = { row, entries: chunk, unmapped }
    const scope = await loadScope(worker, row)
    const saved = await db.transaction(async (tx) => {
      if (!row.is_checking) await lockEditing(tx, row.channel_id)
      if (!(await holdRow(tx, row.id, entries_done))) return undefined
      return saveResult(tx, round, await writeOrCheck(tx, scope, round))
    })
    chunk = []
    entries_done = saved ?? entries_done
    return saved !== undefined
  }
  for await (const entry of readFile(db, row, unmapped)) {
    passed += 1
    if (passed <= row.entries_done) continue
    chunk.push(entry)
    if (chunk.length < CHUNK) continue
    if (signal.aborted || !(await writeChunk())) return false
  }
  if (signal.aborted || !(await writeChunk())) return false
  const scope = await loadScope(worker, row)
  return db.transaction(async (tx) => {
    await lockEditing(tx, row.channel_id)
    const held = await holdRow(tx, row.id, entries_done)
    if (held) await finishRound(tx, scope, held)
    return held !== undefined
  })
}

/** The import's row, if it is still ours to go on with: nobody stopped it, nobody else went on. */
async function holdRow(tx: Tx, id: number, entries_done: number): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'working'), eq(imports.entries_done, entries_done)))
    .for('update', { skipLocked: true })
  return row
}

interface Round {
  row: ImportRow
  entries: readonly Entry[]
}

/** Thrown by ourselves, so that the savepoint takes back whatever was written. */
const takeBack = Symbol('take back')

async function writeOrCheck(tx: Tx, scope: ImportScope, { row, entries }: Round): Promise<Result> {
  if (!row.is_checking) return writeEntries(tx, row.kind, scope, entries)
  let result: Result | undefined
  await tx
    .transaction(async (sub) => {
      result = await writeEntries(sub, row.kind, { ...scope, send_mails: false }, entries)
      throw takeBack
    })
    .catch((error: unknown) => {
      if (error !== takeBack) throw error
    })
  return result!
}

/** A check that found nothing wrong is followed by the round that writes; everything else is over. */
async function finishRound(tx: Tx, scope: ImportScope, row: ImportRow): Promise<void> {
  const isNow = eq(imports.id, row.id)
  if (row.is_checking && !row.dry_run && row.failed === 0) {
    const blank = { entries_done: 0, line: 0, created: 0, updated: 0, unchanged: 0 }
    await tx
      .update(imports)
      .set({ ...blank, is_checking: false })
      .where(isNow)
    return
  }
  if (!row.is_checking) await publishImport(tx, scope, row)
  await tx.update(imports).set({ state: 'done', finished_at: scope.now }).where(isNow)
  await tx.delete(import_pieces).where(eq(import_pieces.import_id, row.id))
}

/** Writes everything in one transaction: all of it or nothing. Nobody sees how far it is meanwhile. */
async function workAtOnce(worker: ImportWorker, row: ImportRow): Promise<void> {
  const { db, signal } = worker
  await beginRound(worker, row)
  const scope = await loadScope(worker, row)
  const unmapped: Unmapped = new Map()
  await db
    .transaction(async (tx) => {
      await lockEditing(tx, row.channel_id)
      const held = await holdRow(tx, row.id, 0)
      if (!held) return
      let chunk: Entry[] = []
      const write = async () => {
        const result = await writeEntries(tx, row.kind, scope, chunk)
        await saveResult(tx, { row, entries: chunk, unmapped }, result)
        chunk = []
        if (result.failed > 0 || signal.aborted) throw takeBack
      }
      for await (const entry of readFile(tx, row, unmapped)) {
        chunk.push(entry)
        if (chunk.length >= CHUNK) await write()
      }
      await write()
      await finishRound(tx, scope, held)
    })
    .catch(async (error: unknown) => {
      if (error !== takeBack) throw error
      // Somebody changed the shop between the two rounds: it is checked again, and then said what is wrong.
      const again = { is_checking: true, entries_done: 0, line: 0 }
      await db
        .update(imports)
        .set({ ...again, created: 0, updated: 0, unchanged: 0 })
        .where(and(eq(imports.id, row.id), isOpen))
    })
}

async function loadScope({ db, clock, config }: ImportWorker, row: ImportRow): Promise<ImportScope> {
  const [named] = await db
    .select({ name: channels.name })
    .from(channels)
    .where(eq(channels.id, row.channel_id))
  const channel = named && (await findChannel(db, named.name))
  if (!channel) throw new Error(`Import ${row.id} belongs to no shop`)
  return {
    channel_id: channel.id,
    channel,
    now: clock(),
    config,
    send_mails: row.send_mails,
    actor: row.actor,
  }
}
