import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { THEME_PREVIEW } from '../preview-names.ts'
import { PublicationSchema } from '../shapes/admin.ts'
import { id, instant } from '../shapes/fields.ts'

const is_ours = true

/** What the editor keeps, by the last part of its path under `/v1/admin/`. */
export const EditedKindSchema = z.enum([
  'news',
  'blogs',
  'qas',
  'makers',
  'static-pages',
  'lp',
  'products',
  'stylists',
  'catalogs',
])

const PreviewedKindSchema = z.enum([...EditedKindSchema.options, THEME_PREVIEW])

/** A look at what is not published yet; the token goes with every reading as `PREVIEW_HEADER`. */
export const previewCalls = declareCalls({
  'POST /v1/admin/previews': {
    is_ours,
    summary:
      'A link for whoever should see a draft or a planned thing before it is published, or the shop in other themes.',
    auth: 'admin',
    // It changes nothing, but whoever has the link sees what is not public yet: only those who could publish it make one.
    area: 'content',
    body: z.object({ kind: PreviewedKindSchema, id: z.optional(id()) }),
    response: z.object({ url: z.string(), token: z.string(), expires_at: instant() }),
  },
  'GET /v1/previews/{token}': {
    is_ours,
    summary:
      'Which page of the shop a link shows, and until when. 404 when it is forged or over, or the thing is gone.',
    auth: 'public',
    response: z.object({
      /** Whether it shows the shop in other themes, and may lead on from page to page. */
      is_theme: z.boolean(),
      /** Address in the shop: `/news/new-year/`. */
      path: z.string(),
      publication: PublicationSchema,
      /** When a planned thing appears by itself. */
      published_at: z.nullable(instant()),
      expires_at: instant(),
    }),
  },
})
