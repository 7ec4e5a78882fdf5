/** What the demo member has done in one shop, in that shop's own words. */
export interface MemberStory {
  /** Words looked for, the last one last. */
  searches: string[]
  inquiry: {
    /** Key of one of the shop's inquiry categories. */
    category: string
    asked: string
    answered: string
    thanked: string
  }
  /** Of the shop to all its members. `is_read` by the demo member. */
  messages: { key: string; title: string; body_html: string; days_ago: number; is_read: boolean }[]
  /** Keys of the bikes owned, the last added last. */
  bikes?: string[]
  /** Lists ordered again and again. The first of them is due, others come back on their day of the month. */
  order_lists?: { name: string; day_of_month: number; is_shared: boolean; goods: number }[]
  /** Carts kept as quotations; of old ones the prices hold no longer. */
  quotations?: { title: string; addressee: string; lines: number; days_ago: number }[]
  /** Of things bought: the first shows, the others wait for the shop to read them. */
  reviews: { title: string; body: string; rating: 3 | 4 | 5; days_ago: number }[]
}
