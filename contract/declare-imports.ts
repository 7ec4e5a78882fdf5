import * as z from 'zod/mini'
import type { CallDefinition } from './call.ts'
import type { StaffArea } from './staff-rights.ts'
import { idParams, listOf, pagingQuery, switchQuery } from './shapes/fields.ts'
import {
  ImportFaultSchema,
  ImportFormatSchema,
  type ImportKind,
  ImportSchema,
  MAX_IMPORT_BYTES,
} from './shapes/imports.ts'

const is_ours = true
const auth = 'admin'

/** The calls by which things move in from files, and out again. */
export function declareImports<
  const In extends string,
  const Out extends string,
  const Kind extends ImportKind,
>(
  into: In,
  out: Out,
  {
    area,
    kinds,
    things,
    is_guarded = false,
  }: {
    area: StaffArea
    kinds: readonly [Kind, ...Kind[]]
    things: string
    /** All of them at once are for those who may write them. */
    is_guarded?: boolean
  },
) {
  const kind = z.enum(kinds)
  const start = {
    is_ours,
    summary: `Takes a file of ${things} in: CSV in UTF-8 or Shift_JIS, or JSON lines. It is worked in the background.`,
    auth,
    area,
    body_type: 'multipart',
    body: z.object({
      file: z.file().check(z.maxSize(MAX_IMPORT_BYTES)),
      kind,
      format: z.optional(ImportFormatSchema),
      dry_run: z.optional(switchQuery()),
      all_or_nothing: z.optional(switchQuery()),
      send_mails: z.optional(switchQuery()),
    }),
    response: ImportSchema,
    errors: ['import.not_readable', 'import.columns', 'import.format', 'import.too_many'],
  } as const satisfies CallDefinition
  const list = {
    is_ours,
    summary: `Lists the imports of ${things}, the newest first.`,
    auth,
    area,
    query: z.object(pagingQuery),
    response: listOf(ImportSchema),
    headers: ['paged'],
  } as const satisfies CallDefinition
  const find = {
    is_ours,
    summary: 'How far an import is.',
    auth,
    area,
    params: idParams(),
    response: ImportSchema,
  } as const satisfies CallDefinition
  const faults = {
    is_ours,
    summary: 'The lines of an import that were not taken, in their order.',
    auth,
    area,
    params: idParams(),
    query: z.object(pagingQuery),
    response: listOf(ImportFaultSchema),
    headers: ['paged'],
  } as const satisfies CallDefinition
  const stop = {
    is_ours,
    summary: 'Stops an import after the lines under way. What is in stays in and is published.',
    auth,
    area,
    params: idParams(),
    response: ImportSchema,
    errors: ['import.over'],
  } as const satisfies CallDefinition
  const resume = {
    is_ours,
    summary: 'Goes on with a stopped import where it was stopped.',
    auth,
    area,
    params: idParams(),
    response: ImportSchema,
    errors: ['import.over'],
  } as const satisfies CallDefinition
  const take = {
    is_ours,
    summary: `All ${things} as a file that can be taken in again: CSV (UTF-8 with a byte order mark) or JSON lines.`,
    auth,
    area,
    ...(is_guarded ? { reads: false } : {}),
    query: z.object({ kind, as: z.optional(z.enum(['csv', 'jsonl'])) }),
    response: 'file',
    file_types: ['text/csv', 'text/plain'],
    headers: ['file'],
  } as const satisfies CallDefinition
  return {
    [`POST /v1/admin/${into}`]: start,
    [`GET /v1/admin/${into}`]: list,
    [`GET /v1/admin/${into}/{id}`]: find,
    [`GET /v1/admin/${into}/{id}/faults`]: faults,
    [`POST /v1/admin/${into}/{id}/stop`]: stop,
    [`POST /v1/admin/${into}/{id}/resume`]: resume,
    [`GET /v1/admin/${out}`]: take,
  } as Record<`POST /v1/admin/${In}`, typeof start> &
    Record<`GET /v1/admin/${In}`, typeof list> &
    Record<`GET /v1/admin/${In}/{id}`, typeof find> &
    Record<`GET /v1/admin/${In}/{id}/faults`, typeof faults> &
    Record<`POST /v1/admin/${In}/{id}/stop`, typeof stop> &
    Record<`POST /v1/admin/${In}/{id}/resume`, typeof resume> &
    Record<`GET /v1/admin/${Out}`, typeof take>
}
