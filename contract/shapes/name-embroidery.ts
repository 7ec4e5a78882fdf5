import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { instant } from './fields.ts'
import { text } from './input.ts'

const fields = {
  /** As it is sewn: family name, full name or initials. */
  text: text(12),
  script: z.enum(['kanji', 'hiragana', 'katakana', 'roman']),
  typeface: z.enum(['mincho', 'gothic', 'brush', 'script']),
  /** Thread. */
  colour: z.enum(['gold', 'silver', 'navy', 'black', 'red', 'white']),
  place: z.enum(['left_chest', 'right_chest', 'sleeve', 'pocket']),
}

/** The name a member has sewn on clothes, kept for the next order. Ours (behaviour 8.9). */
export const NameEmbroideryInputSchema = z.object(fields)
export type NameEmbroideryInput = z.input<typeof NameEmbroideryInputSchema>

/** What is sewn on the goods of a line of the cart, and then of the order. */
export const LineEmbroiderySchema = z.object({
  ...asKept(fields),
  /** All of it in words, for every screen and paper that only shows it. */
  label: z.string(),
})
export type LineEmbroidery = z.infer<typeof LineEmbroiderySchema>

export const NameEmbroiderySchema = z.object({ ...asKept(fields), updated_at: instant() })
export type NameEmbroidery = z.infer<typeof NameEmbroiderySchema>
