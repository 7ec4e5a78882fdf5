/** Of companies that buy, their buyers and prices. */
export const businessFields: Readonly<Record<string, string>> = {
  account_name: 'Name of the company.',
  approvers: 'Names of those who can approve.',
  invited_at: 'When the invitation was sent.',
  monthly_limit: 'Yen of all orders of a month in Japan that need no approval; null for any amount.',
  order_limit: 'Yen of one order that needs no approval; null for any amount.',
  ordered_this_month: 'Yen of this month’s orders that stand.',
  waiting_count: 'Requests the member can decide about.',
}
