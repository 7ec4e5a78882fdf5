import { givePoints } from '#shop-api/desk/give-points.ts'
import { listMembers } from '#shop-api/desk/list-members.ts'
import { loadMember, requireMemberRow } from '#shop-api/desk/load-member.ts'
import { maySeeFormer } from '#shop-api/desk/may-see-former.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { type CallContext, serve } from './serve.ts'

type Context = Pick<CallContext<'GET /v1/admin/members/{id}'>, 'db' | 'channel' | 'now' | 'params' | 'actor'>

const answer = async (context: Context) => {
  const row = await requireMemberRow(context, context.params.id, maySeeFormer(context.actor.roles))
  return { body: await loadMember(context, row) }
}

export const adminMemberRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/members', async (context) => {
    const { page, per, ...filter } = context.query
    const range = toPageRange({ page, per })
    const { data, total } = await listMembers(context, filter, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/admin/members/{id}', answer),

  serve('POST /v1/admin/members/{id}/points', async (context) => {
    await givePoints(context, context.params.id, context.body)
    return answer(context)
  }),
]
