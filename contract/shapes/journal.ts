import * as z from 'zod/mini'
import { STAFF_AREAS } from '../staff-rights.ts'
import { id, instant } from './fields.ts'

/** A change the staff made. */
export const JournalEntrySchema = z.object({
  id: id(),
  at: instant(),
  /** Null for a program that speaks for nobody, and for a person who is gone. */
  person_id: z.nullable(id()),
  /** Who made it, as they were called then. */
  actor_name: z.string(),
  area: z.enum(STAFF_AREAS),
  /** The path of the thing’s calls below `/v1/admin/`. */
  kind: z.string(),
  /** Id or code of the thing; empty for the only one of its kind. */
  key: z.string(),
  /** What the thing was called; may be empty. */
  name: z.string(),
  action: z.enum(['created', 'changed', 'removed']),
  /** The entry it took back. */
  undoes: z.nullable(id()),
  /** Whether it can be taken back. */
  can_undo: z.boolean(),
})
export type JournalEntry = z.infer<typeof JournalEntrySchema>

/** The same with what the thing was before and after, as the staff saw it. */
export const JournalDetailSchema = z.extend(JournalEntrySchema, {
  /** Null for a thing that was not there. */
  before: z.unknown(),
  /** Null for a thing that is gone. */
  after: z.unknown(),
  /** Somebody changed the thing afterwards. */
  is_changed_since: z.boolean(),
})
export type JournalDetail = z.infer<typeof JournalDetailSchema>
