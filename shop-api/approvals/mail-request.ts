import { eq } from 'drizzle-orm'
import { listApprovers } from '#shop-api/business/list-approvers.ts'
import type { CartRow } from '#shop-api/cart/cart-row.ts'
import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { sendMemberMail } from '#shop-api/members/account/send-member-mail.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { BUSINESS_MAILS, toGoodsLine } from '#src/text/business/business-mails.ts'
import type { RequestRow } from './find-request.ts'

interface MailContext {
  channel: Pick<Channel, 'id' | 'name'>
  config: ShopOriginConfig
  now: Date
}

interface AboutRequest {
  request: RequestRow
  cart: Pick<CartRow, 'detail'>
}

const toPage = ({ id }: RequestRow) => `/mypage/approval/${id}/`

const toGoods = ({ detail: { lines } }: AboutRequest['cart']) =>
  toGoodsLine(lines[0]?.seen.name ?? '', lines.length - 1)

/** Tells everybody who can decide. */
export async function mailAsked(
  tx: Tx,
  context: MailContext,
  { request, cart }: AboutRequest,
): Promise<void> {
  const requester = await findPerson(tx, request.requester_id)
  const name = requester ? toFullName(requester.last_name, requester.first_name) : ''
  for (const approver of await listApprovers(tx, request.account_id, request.requester_id)) {
    if (approver.email === null) continue
    await sendMemberMail(tx, context, {
      to: approver.email,
      dear: approver,
      kind: 'approval-asked',
      key: `${request.id}:${approver.id}`,
      letter: BUSINESS_MAILS.asked,
      details: (toLink) => [
        name,
        toGoods(cart),
        formatYen(request.total_payment),
        request.note ?? '',
        toLink(toPage(request)),
      ],
    })
  }
}

/**
 * Tells who asked what was decided.
 * @param by who did; the shop by itself when left out
 * @param words number of the order, or the reason
 */
export async function mailDecided(
  tx: Tx,
  context: MailContext,
  {
    request,
    cart,
    kind,
    by,
    words,
  }: AboutRequest & { kind: 'approved' | 'returned'; by?: number; words: string },
): Promise<void> {
  const requester = await findPerson(tx, request.requester_id)
  const decider = by === undefined ? undefined : await findPerson(tx, by)
  if (!requester?.email) return
  await sendMemberMail(tx, context, {
    to: requester.email,
    dear: requester,
    kind: `approval-${kind}`,
    key: String(request.id),
    letter: BUSINESS_MAILS[kind],
    details: (toLink) => [
      decider ? toFullName(decider.last_name, decider.first_name) : '',
      toGoods(cart),
      formatYen(request.total_payment),
      words,
      toLink(toPage(request)),
    ],
  })
}

async function findPerson(tx: Tx, id: number) {
  const { email, last_name, first_name } = users
  const [person] = await tx.select({ email, last_name, first_name }).from(users).where(eq(users.id, id))
  return person
}
