import * as z from 'zod/mini'
import { asKept } from './shapes/as-kept.ts'
import type { CallDefinition } from './call.ts'
import type { StaffArea } from './staff-rights.ts'

const is_ours = true
const auth = 'admin'
const errors = ['admin.version_conflict'] as const

/** The two calls by which the shop's staff keep something there is once: it is read and written as a whole. */
export function declareDocument<
  const Path extends string,
  Shape extends z.core.$ZodShape,
  InputShape extends z.core.$ZodShape,
>(
  path: Path,
  document: {
    /** What it is, as in «Reads {thing}». */
    thing: string
    area: StaffArea
    fields: z.ZodMiniObject<Shape>
    input: z.ZodMiniObject<InputShape>
  },
) {
  const { thing, area, fields, input } = document
  const response = z.extend(z.object(asKept(fields.shape)), { version: z.int() })
  const read = {
    is_ours,
    summary: `Reads ${thing}, with its version: 0 while nobody saved it.`,
    auth,
    area,
    response,
  } as const satisfies CallDefinition
  const write = {
    is_ours,
    summary: `Writes ${thing}, as a whole. 409 when it was saved since \`version\`.`,
    auth,
    area,
    body: z.extend(input, { version: z.int().check(z.nonnegative()) }),
    response,
    errors,
  } as const satisfies CallDefinition
  return { [`GET /v1/admin/${path}`]: read, [`PUT /v1/admin/${path}`]: write } as Record<
    `GET /v1/admin/${Path}`,
    typeof read
  > &
    Record<`PUT /v1/admin/${Path}`, typeof write>
}
