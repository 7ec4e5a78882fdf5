import type { MutatedSubject } from './mutation.ts'

const PRICES = ['tests/shop-api/business/agreed-prices']
const INVOICES = ['tests/shop-api/invoicing/invoices']
const INVITATIONS = ['tests/shop-api/business/invitations']
const LIMITS = ['tests/shop-api/approvals/limits']
const REQUESTS = ['tests/shop-api/approvals/requests']

export const companies: MutatedSubject = {
  name: 'companies',
  tests: ['tests/shop-api/business', 'tests/shop-api/approvals', 'tests/shop-api/invoicing'],
  mutations: [
    {
      what: 'an agreed price ends on the day before its last',
      file: 'shop-api/business/load-contract-prices.ts',
      from: 'or(isNull(valid_until), gte(valid_until, today))',
      to: 'or(isNull(valid_until), gt(valid_until, today))',
      tests: PRICES,
    },
    {
      what: 'a company’s rate is rounded up',
      file: 'shop-api/business/load-contract-prices.ts',
      from: 'Math.floor((price * price_rate) / 100)',
      to: 'Math.ceil((price * price_rate) / 100)',
      tests: PRICES,
    },
    {
      what: 'a company of one shop agrees on prices in another',
      file: 'shop-api/business/find-buyer.ts',
      from: '        eq(business_accounts.channel_id, channel_id),\n',
      to: '',
      tests: PRICES,
    },
    {
      what: 'the limit of a month counts this order alone',
      file: 'shop-api/business/find-passed-limit.ts',
      from: 'monthly_limit !== null && ordered_this_month + total_payment > monthly_limit',
      to: 'monthly_limit !== null && Math.max(ordered_this_month, total_payment) > monthly_limit',
      tests: LIMITS,
    },
    {
      what: 'somebody approves what they asked for',
      file: 'shop-api/approvals/find-request.ts',
      from: 'return isApprover && request.requester_id !== member_id',
      to: 'return isApprover',
      tests: REQUESTS,
    },
    {
      what: 'a request waits for ever',
      file: 'shop-api/approvals/return-late-requests.ts',
      from: 'or(isLate, notExists(buyer))',
      to: 'notExists(buyer)',
      tests: REQUESTS,
    },
    {
      what: 'an invitation is good for whoever holds its link',
      file: 'shop-api/business/invitations.ts',
      from: "if (user.email !== invitation.email) throw refuseBusiness('business.other_address')",
      to: '',
      tests: INVITATIONS,
    },
    {
      what: 'an approver sets what they may spend themselves',
      file: 'shop-api/business/buyers.ts',
      from: "if (id === member.id) throw refuseBusiness('business.oneself')",
      to: '',
      tests: INVITATIONS,
    },
    {
      what: 'staff see and change the buyers of another shop',
      file: 'shop-api/editing/business-buyer-kind.ts',
      from: 'const isOurs = ({ channel_id }: EditingScope) => eq(business_accounts.channel_id, channel_id)',
      to: 'const isOurs = ({ channel_id }: EditingScope) => gt(business_accounts.channel_id, channel_id * 0)',
      tests: ['tests/shop-api/business/business-kinds'],
    },
    {
      what: 'money pays the newest invoice first',
      file: 'src/rules/business/list-open-amounts.ts',
      from: 'return purchased.map((amount) => {',
      to: 'return [...purchased].reverse().map((amount) => {',
      tests: ['tests/src/rules/business/list-open-amounts'],
    },
    {
      what: 'an invoice that closes on its day goes to the next month',
      file: 'src/rules/business/closing-days.ts',
      from: 'return here >= day ? here',
      to: 'return here > day ? here',
      tests: ['tests/src/rules/business/closing-days'],
    },
    {
      what: 'a month is invoiced while it goes on',
      file: 'shop-api/invoicing/close-months.ts',
      from: 'closed_on === undefined || closed_on >= toJapanDay(now)',
      to: 'closed_on === undefined',
      tests: INVOICES,
    },
    {
      what: 'an order is invoiced before all of it has left',
      file: 'shop-api/invoicing/load-sold-orders.ts',
      from: "export const SOLD_STATUSES: OrderStatus[] = ['shipped', 'completed']",
      to: "export const SOLD_STATUSES: OrderStatus[] = ['partly_shipped', 'shipped', 'completed']",
      tests: INVOICES,
    },
    {
      what: 'what was not paid is not carried over',
      file: 'shop-api/invoicing/make-invoice.ts',
      from: 'total: carried_over + purchased,',
      to: 'total: purchased,',
      tests: INVOICES,
    },
    {
      what: 'money that is noted twice pays twice',
      file: 'shop-api/invoicing/record-payment.ts',
      from: '    if (!noted) return\n',
      to: '    if (!noted) await tx.insert(invoice_payments).values({ account_id, request_key: `${request_key}-`, amount, received_on, note, actor: actor.name, recorded_at: now })\n',
      tests: INVOICES,
    },
  ],
}
