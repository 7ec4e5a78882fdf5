import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { AdminMemberDetailSchema, AdminMemberSchema } from '../shapes/admin-member.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { text } from '../shapes/input.ts'

const is_ours = true
const auth = 'admin'
const area = 'members'

export const adminMemberCalls = declareCalls({
  'GET /v1/admin/members': {
    is_ours,
    summary:
      'Lists members, the newest first. `q` is looked for in numbers, names, kana, companies, e-mail addresses and telephone numbers.',
    auth,
    area,
    query: z.object({
      ...pagingQuery,
      q: z.optional(z.string().check(z.maxLength(100))),
      sort: z.optional(z.enum(['newest', 'oldest', 'dearest'])),
    }),
    response: listOf(AdminMemberSchema),
    headers: ['paged'],
  },
  'GET /v1/admin/members/{id}': {
    is_ours,
    summary: 'One member: orders, points, coupons and inquiries. No password, no secret.',
    auth,
    area,
    params: idParams(),
    response: AdminMemberDetailSchema,
  },
  'POST /v1/admin/members/{id}/points': {
    is_ours,
    summary:
      'Gives points, or takes them (below 0), with a reason the member reads. The same request twice moves them once.',
    auth,
    area,
    params: idParams(),
    body: z.object({
      request_key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      point: z.int().check(
        z.gte(-1_000_000),
        z.lte(1_000_000),
        z.refine((point) => point !== 0),
      ),
      reason: text(100),
    }),
    response: AdminMemberDetailSchema,
    errors: ['point.not_enough'],
  },
})
