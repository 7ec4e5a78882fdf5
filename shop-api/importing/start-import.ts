import { isUtf8 } from 'node:buffer'
import { and, eq, inArray } from 'drizzle-orm'
import type { ImportFormat, ImportKind } from '#contract/shapes/imports.ts'
import type { Db } from '#shop-api/db/db.ts'
import { import_pieces, imports } from '#shop-api/db/schema/imports.ts'
import type { SavingScope } from '#shop-api/editing/edited-kind.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { type FileEncoding, readLines } from './read-lines.ts'
import { type FileKind, readHeading, UnreadableFile } from './read-rows.ts'
import { readRecords } from './read-records.ts'
import type { ImportRow } from './to-import.ts'

/** Files of one shop that are not over. */
const MOST_OPEN = 5

const PIECE_BYTES = 1024 * 1024

interface Wish {
  file: File
  kind: ImportKind
  format: ImportFormat
  dry_run: boolean
  all_or_nothing: boolean
  send_mails: boolean
}

/**
 * Keeps a file to be worked on in the background (`work-imports.ts`). Its heading is looked at now, so that whoever chose the
 * wrong file hears of it at once.
 * @throws ApiError 422 for what cannot be read, and while too many files of the shop are not over
 */
export async function startImport(
  db: Db,
  { channel_id, now, actor }: SavingScope,
  { file, ...wish }: Wish,
): Promise<ImportRow> {
  if (wish.kind !== 'products' && wish.format !== 'noren')
    throw refused('import.format', IMPORT_ERRORS.format_of_kind)
  const isOpen = inArray(imports.state, ['waiting', 'working', 'stopped'])
  const open = await db.$count(imports, and(eq(imports.channel_id, channel_id), isOpen))
  if (open >= MOST_OPEN) throw refused('import.too_many', IMPORT_ERRORS.too_many_open(MOST_OPEN))
  const bytes = Buffer.from(await file.arrayBuffer())
  const encoding = findEncoding(bytes)
  const file_type =
    /\.(jsonl|ndjson)$/i.test(file.name) || bytes.subarray(0, 64).toString().trimStart()[0] === '{'
      ? 'jsonl'
      : 'csv'
  if (file_type === 'csv') await requireHeading(bytes, encoding, { ...wish, file_type })
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(imports)
      .values({
        ...wish,
        channel_id,
        actor,
        encoding,
        file_type,
        file_name: file.name.slice(0, 200),
        state: 'waiting',
        is_checking: wish.dry_run || wish.all_or_nothing,
        lines: countLines(bytes),
        requested_at: now,
      })
      .returning()
    if (!row) throw new Error('The import was not kept')
    for (let at = 0, position = 0; at < bytes.length; at += PIECE_BYTES, position += 1) {
      await tx
        .insert(import_pieces)
        .values({ import_id: row.id, position, contents: bytes.subarray(at, at + PIECE_BYTES) })
    }
    return row
  })
}

/** @throws ApiError 422 for what is no text of a Japanese desk */
function findEncoding(bytes: Buffer): FileEncoding {
  const refuse = (message: string) => refused('import.not_readable', message)
  if (bytes.toString('utf8', 0, 1000).trim() === '') throw refuse(IMPORT_ERRORS.empty)
  const beginning = bytes.toString('latin1', 0, 4)
  if (beginning === 'PK\u0003\u0004' || beginning === '\u00d0\u00cf\u0011\u00e0')
    throw refuse(IMPORT_ERRORS.excel)
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(beginning)) throw refuse(IMPORT_ERRORS.encoding)
  if (isUtf8(bytes)) return 'utf-8'
  // A few broken letters are told with their line. A file full of them is something else.
  const text = new TextDecoder('shift_jis').decode(bytes.subarray(0, 100_000))
  const lost = text.split('\ufffd').length - 1
  if (lost * 20 > text.length) throw refuse(IMPORT_ERRORS.binary)
  const asUtf8 = bytes.toString('utf8', 0, 100_000).split('\ufffd').length - 1
  return asUtf8 < lost ? 'utf-8' : 'shift_jis'
}

async function requireHeading(bytes: Buffer, encoding: FileEncoding, file: FileKind): Promise<void> {
  try {
    const lines = readLines(toAsync([bytes.subarray(0, PIECE_BYTES * 4)]), encoding)
    for await (const record of readRecords(lines)) return void readHeading(record, file)
    throw new UnreadableFile(IMPORT_ERRORS.empty)
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused(error.code, error.message)
    throw error
  }
}

async function* toAsync(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

function countLines(bytes: Buffer): number {
  let count = bytes.at(-1) === 10 ? 0 : 1
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}
