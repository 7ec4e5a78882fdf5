import { notFound } from '#shop-api/http/api-error.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { findBuyer, type FoundBuyer } from './find-buyer.ts'
import { refuseNotApprover } from './refuse-business.ts'

/**
 * The member as somebody who decides for a company.
 * @throws ApiError 404 for whoever buys for none; 422 for who buys for one without deciding
 */
export async function requireApprover({
  db,
  channel,
  member,
}: Pick<MemberContext, 'db' | 'channel' | 'member'>): Promise<FoundBuyer> {
  const found = await findBuyer(db, { channel_id: channel.id, user_id: member.id })
  if (!found) throw notFound()
  if (found.buyer.role !== 'approver') throw refuseNotApprover()
  return found
}
