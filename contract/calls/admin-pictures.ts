import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import {
  AdminPictureDetailSchema,
  AdminPictureSchema,
  PictureChangeSchema,
  PictureUploadSchema,
} from '../shapes/admin-pictures.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'

const is_ours = true
const auth = 'admin'
const area = 'content'

/** The shop's photographs. */
export const adminPictureCalls = declareCalls({
  'POST /v1/admin/pictures': {
    is_ours,
    summary:
      'Takes a photograph (JPEG, PNG, WebP, AVIF or HEIC, 30 MB and 50 megapixels at most). Turned upright, in sRGB and without metadata it is kept; the same bytes twice are one picture. 429 with retry-after while too many wait.',
    auth,
    area,
    body_type: 'multipart',
    body: PictureUploadSchema,
    response: AdminPictureSchema,
    errors: [
      'picture.empty',
      'picture.too_large',
      'picture.type_not_allowed',
      'picture.svg',
      'picture.animated',
      'picture.too_many_pixels',
      'picture.broken',
    ],
  },
  'GET /v1/admin/pictures': {
    is_ours,
    summary: 'Photographs of the shop, the newest first.',
    auth,
    area,
    query: z.object({
      ...pagingQuery,
      /** Words of name, folder or alternative text. */
      q: z.optional(z.string().check(z.maxLength(100))),
      use: z.optional(z.enum(['used', 'unused'])),
      /** Exactly this file name. */
      name: z.optional(z.string().check(z.maxLength(200))),
      /** Exactly this folder. */
      folder: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: listOf(AdminPictureSchema),
    headers: ['paged'],
  },
  'GET /v1/admin/pictures/{id}': {
    is_ours,
    summary: 'One photograph, and what shows it.',
    auth,
    area,
    params: idParams(),
    response: AdminPictureDetailSchema,
  },
  'GET /v1/admin/pictures/{id}/file': {
    is_ours,
    summary:
      'The photograph as it is kept, 3,200 pixels a side at most. Sent again it is kept byte for byte.',
    auth,
    area,
    params: idParams(),
    response: 'file',
    file_types: ['image/jpeg', 'image/png'],
    headers: ['file'],
  },
  'PATCH /v1/admin/pictures/{id}': {
    is_ours,
    summary:
      'Changes alternative text and focal point, which are offered wherever the picture is chosen from then on. 409 when it was saved since `version`.',
    auth,
    area,
    params: idParams(),
    body: PictureChangeSchema,
    response: AdminPictureDetailSchema,
    errors: ['admin.version_conflict'],
  },
  'DELETE /v1/admin/pictures/{id}': {
    is_ours,
    summary: 'Removes a photograph for good. 409 with the places while something shows it.',
    auth,
    area,
    params: idParams(),
    response: null,
    errors: ['picture.in_use'],
  },
})
