import * as z from 'zod/mini'
import { id, instant, PictureSchema, richText, textOrNull } from './fields.ts'

/** A pop-up for this member now. */
export const PopupSchema = z.object({
  id: id(),
  title: z.string(),
  /** Rich text. */
  body: richText(),
  picture: z.nullable(PictureSchema),
  href: textOrNull(),
  updated_at: instant(),
})
export type Popup = z.infer<typeof PopupSchema>
