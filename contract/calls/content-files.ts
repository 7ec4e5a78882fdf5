import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { BusinessDateSchema } from '../shapes/business-date.ts'
import { CatalogSchema } from '../shapes/catalog.ts'
import { done, id, idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { KeycodePassSchema } from '../shapes/keycode.ts'
import { LandingPageSchema, LandingPageSummarySchema } from '../shapes/landing-page.ts'
import { required, minDate } from '../shapes/rules.ts'
import { UploadFileSchema } from '../shapes/upload-file.ts'
import { text } from '../shapes/input.ts'

const heading = 'Content'

/** The rest of the heading: files, landing pages, calendar, and what opens with a word. */
export const contentFileCalls = declareCalls({
  'POST /v1/upload-files': {
    heading,
    summary: 'Takes a file (picture or PDF, 10 MB) for another call to refer to.',
    auth: 'visitor',
    body_type: 'multipart',
    body: z.object({
      file: z.file().check(z.maxSize(10 * 1024 * 1024)),
      dir: z.enum(['inquiries', 'reviews', 'product-requests']),
    }),
    response: UploadFileSchema,
    errors: ['upload_file.type_not_allowed'],
  },
  'GET /v1/catalog': {
    heading,
    summary: 'Printed catalogues, newest first.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: listOf(CatalogSchema),
    headers: ['paged'],
  },
  'POST /v1/news/readables': {
    heading,
    summary: 'Marks a piece of news as read. Twice is no error.',
    auth: 'member',
    body: z.object({ readable_id: id() }),
    response: done(),
  },
  'GET /v1/banners/{id}/download': {
    heading,
    summary: 'The file behind a banner.',
    auth: 'public',
    params: idParams(),
    response: 'file',
    file_types: ['image/png'],
    headers: ['file'],
  },
  'GET /v1/files-contents': {
    heading,
    summary: 'The text of one of the shop’s own files, by its address in the storage.',
    auth: 'public',
    query: z.object({ url: z.string().check(required(), z.maxLength(500)) }),
    response: z.object({ url: z.string(), mime_type: z.string(), contents: z.string() }),
    errors: ['files_contents.not_ours'],
  },
  'POST /v1/tags/password': {
    heading,
    summary: 'Opens the products of a locked tag for this visitor.',
    auth: 'visitor',
    body: z.object({ key: z.string().check(required()), password: z.string().check(required()) }),
    response: z.object({
      /** Sent along as the header `x-tag-token`. */
      tag_token: z.string(),
    }),
    errors: ['tag.password_invalid'],
  },
  'GET /v1/lp': {
    heading,
    summary: 'Landing pages that are published.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: listOf(LandingPageSummarySchema),
    headers: ['paged'],
  },
  'GET /v1/lp/{resourceKey}': {
    heading,
    summary: 'One landing page by slug; x-redirect-url, when there, is where the browser goes instead.',
    auth: 'visitor',
    response: LandingPageSchema,
    headers: ['redirect'],
  },
  'GET /v1/business-dates/monthly/calendar/front': {
    heading,
    summary: 'Days of the shop’s calendar, both ends included; three months at most.',
    auth: 'public',
    query: z
      .object({ startDate: z.iso.date(), endDate: z.iso.date() })
      .check(minDate('startDate', 'endDate')),
    response: listOf(BusinessDateSchema),
    errors: ['business_date.range_too_long'],
  },
  'POST /v1/keycode/check': {
    heading,
    summary: 'Changes the keycode of a closed shop into a pass.',
    auth: 'public',
    body: z.object({ keycode: text(100) }),
    response: KeycodePassSchema,
    errors: ['keycode.invalid'],
  },
})
