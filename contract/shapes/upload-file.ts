import * as z from 'zod/mini'
import { key } from './fields.ts'

/** A file a visitor handed in, e.g. a photograph with an inquiry. */
export const UploadFileSchema = z.object({
  /** Name as uploaded. */
  file: z.string(),
  dir: z.string(),
  /** What other calls refer to it by; its address is `{SITE.STORAGE_URL}/{path}`. */
  path: key(),
  mime_type: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type UploadFile = z.infer<typeof UploadFileSchema>
