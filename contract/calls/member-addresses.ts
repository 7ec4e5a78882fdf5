import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { done, idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { UserAddressImportSchema, UserAddressInputSchema, UserAddressSchema } from '../shapes/user-address.ts'

const heading = 'Member data'

export const memberAddressCalls = declareCalls({
  'GET /v1/me/user-addresses': {
    heading,
    summary: 'The address book, default first. x-limit: how many it may hold.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(UserAddressSchema),
    headers: ['paged', 'limited'],
  },
  'GET /v1/me/user-addresses/{id}': {
    heading,
    summary: 'One address.',
    auth: 'member',
    params: idParams(),
    response: UserAddressSchema,
  },
  'POST /v1/me/user-addresses': {
    heading,
    summary: 'Adds an address.',
    auth: 'member',
    body: UserAddressInputSchema,
    response: UserAddressSchema,
    errors: ['user_address.too_many'],
  },
  'PUT /v1/me/user-addresses/{id}': {
    heading,
    summary: 'Changes an address.',
    auth: 'member',
    params: idParams(),
    body: UserAddressInputSchema,
    response: UserAddressSchema,
  },
  'DELETE /v1/me/user-addresses/{id}': {
    heading,
    summary: 'Removes an address; the member’s own one stays.',
    auth: 'member',
    params: idParams(),
    response: null,
    errors: ['user_address.own'],
  },
  'DELETE /v1/me/user-addresses-all': {
    heading,
    summary: 'Empties the address book but for the member’s own address.',
    auth: 'member',
    response: null,
  },
  'PATCH /v1/me/user-addresses/{id}/use': {
    heading,
    summary: 'Makes it the default address; the former one is no longer (behaviour 8.1).',
    auth: 'member',
    params: idParams(),
    response: done(),
  },
  'PATCH /v1/me/user-addresses/{id}/use-sender': {
    heading,
    summary: 'Makes it the default sender; the former one is no longer (behaviour 8.1).',
    auth: 'member',
    params: idParams(),
    response: done(),
  },
  'POST /v1/me/user-addresses/import': {
    heading,
    summary: 'Reads addresses from CSV (UTF-8 or Shift_JIS, 5 MB). Good lines are taken, bad ones told.',
    auth: 'member',
    body_type: 'multipart',
    body: z.object({ file: z.file().check(z.maxSize(5 * 1024 * 1024)) }),
    response: UserAddressImportSchema,
    errors: [
      'user_address.too_many',
      'user_address.import.not_csv',
      'user_address.import.too_long',
      'user_address.import.columns',
    ],
  },
  'GET /v1/me/user-addresses/export': {
    heading,
    summary: 'The address book as CSV. Large ones are made later and mailed (202).',
    auth: 'member',
    /** UTF-8 (with a byte order mark, for spreadsheets) when left out. */
    query: z.object({ encoding: z.optional(z.enum(['utf-8', 'shift_jis'])) }),
    response: 'file',
    file_types: ['text/csv'],
    accepted: z.object({ message: z.string() }),
    headers: ['file'],
    errors: ['user_address.export.not_in_shift_jis'],
  },
})
