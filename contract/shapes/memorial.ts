import * as z from 'zod/mini'
import { id } from './fields.ts'
import { optionalText, text } from './input.ts'

const month = () => z.int().check(z.gte(1), z.lte(12))
const date = () => z.int().check(z.gte(1), z.lte(31))
/** 1 birthday, 2 wedding day, 3 another day to remember. */
const divisionCt = () => z.literal([1, 2, 3])

/** A day of the year a member wants to be reminded of. */
export const MemorialSchema = z.object({
  id: id(),
  user_id: id(),
  /** Whose day it is. */
  target_user_name: z.string(),
  division_ct: divisionCt(),
  /** What the day is called. */
  name: z.string(),
  month: month(),
  date: date(),
  /** How the person is addressed in the reminder, e.g. お母さん. */
  call: z.string(),
})
export type Memorial = z.infer<typeof MemorialSchema>

/** Days no month has are refused; 29 February is reminded of on the 28th in other years. */
export const MemorialInputSchema = z
  .object({
    target_user_name: text(50),
    division_ct: divisionCt(),
    name: text(50),
    month: month(),
    date: date(),
    call: optionalText(50),
  })
  .check(
    z.refine(({ month, date }) => date <= new Date(Date.UTC(2024, month, 0)).getUTCDate(), {
      params: { rule: 'date_birth' },
      error: 'date_birth',
      path: ['date'],
    }),
  )
export type MemorialInput = z.input<typeof MemorialInputSchema>
