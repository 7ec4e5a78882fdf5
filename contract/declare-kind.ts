import * as z from 'zod/mini'
import type { CallDefinition } from './call.ts'
import type { StaffArea } from './staff-rights.ts'
import { PublicationSchema } from './shapes/admin.ts'
import { idParams, listOf, pagingQuery } from './shapes/fields.ts'

const is_ours = true
const auth = 'admin'

/** What a list of things without dates is asked with. */
export const plainListQuery = z.object({
  ...pagingQuery,
  q: z.optional(z.string().check(z.maxLength(100))),
})
/** What a list of things that come and go by date is asked with. */
export const datedListQuery = z.extend(plainListQuery, { publication: z.optional(PublicationSchema) })
const errors = ['admin.version_conflict'] as const

/**
 * The five calls by which the shop's staff keep one kind of content.
 *
 * @param kind `query`: what its list is asked with, for things without dates or with filters of their own
 */
export function declareKind<
  const Path extends string,
  Entry extends z.ZodMiniObject,
  Shape extends z.core.$ZodShape,
  Input extends z.ZodMiniObject<Shape>,
  Query extends z.ZodMiniObject = typeof datedListQuery,
>(
  path: Path,
  kind: {
    things: string
    area: StaffArea
    entry: Entry
    input: Input & z.ZodMiniObject<Shape>
    query?: Query
  },
) {
  const { things, area, entry, input } = kind
  const query = (kind.query ?? datedListQuery) as Query
  const change = z.extend(z.partial(input), { version: z.int() })
  const list = {
    is_ours,
    summary: `Lists ${things}, those that nobody sees yet too.`,
    auth,
    area,
    query,
    response: listOf(entry),
    headers: ['paged'],
  } as const satisfies CallDefinition
  const find = {
    is_ours,
    summary: `Reads one of the ${things} to edit it.`,
    auth,
    area,
    params: idParams(),
    response: entry,
  } as const satisfies CallDefinition
  const create = {
    is_ours,
    summary: `Adds to the ${things}.`,
    auth,
    area,
    body: input,
    response: entry,
  } as const satisfies CallDefinition
  const update = {
    is_ours,
    summary: `Changes, schedules or withdraws one of the ${things}. Fields left out stay. 409 when it was saved since \`version\`.`,
    auth,
    area,
    params: idParams(),
    body: change,
    response: entry,
    errors,
  } as const satisfies CallDefinition
  const remove = {
    is_ours,
    summary: `Removes one of the ${things} for good. 409 when it was saved since \`version\`, 422 with \`admin.in_use\` when others need it.`,
    auth,
    area,
    params: idParams(),
    query: z.object({ version: z.optional(z.coerce.number().check(z.int())) }),
    response: null,
    errors: [...errors, 'admin.in_use'],
  } as const satisfies CallDefinition
  return {
    [`GET /v1/admin/${path}`]: list,
    [`POST /v1/admin/${path}`]: create,
    [`GET /v1/admin/${path}/{id}`]: find,
    [`PATCH /v1/admin/${path}/{id}`]: update,
    [`DELETE /v1/admin/${path}/{id}`]: remove,
  } as Record<`GET /v1/admin/${Path}`, typeof list> &
    Record<`POST /v1/admin/${Path}`, typeof create> &
    Record<`GET /v1/admin/${Path}/{id}`, typeof find> &
    Record<`PATCH /v1/admin/${Path}/{id}`, typeof update> &
    Record<`DELETE /v1/admin/${Path}/{id}`, typeof remove>
}
