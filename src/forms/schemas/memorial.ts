import * as z from 'zod/mini'
import { text } from '#contract/shapes/input.ts'
import { MemorialInputSchema } from '#contract/shapes/memorial.ts'
import { required } from '#contract/shapes/rules.ts'

/** Fields hold text; an empty one is missing, not wrong. */
const toInput = z.object({
  division_ct: z.string().check(required()),
  target_user_name: text(50),
  name: text(50),
  month: z.string().check(required()),
  date: z.string().check(required()),
  call: z.string(),
})

export const memorial = z.pipe(
  z.pipe(
    toInput,
    z.transform((typed: z.infer<typeof toInput>) => ({
      ...typed,
      division_ct: Number(typed.division_ct) as 1 | 2 | 3,
      month: Number(typed.month),
      date: Number(typed.date),
    })),
  ),
  MemorialInputSchema,
)
