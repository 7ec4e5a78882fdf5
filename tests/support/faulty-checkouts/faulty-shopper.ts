import type { FaultyCompanies } from './faulty-companies.ts'
import { type Plan, takeAt } from './plans.ts'

/** How a visit to a company's page ended. `gone`: the tab is closed. */
export type Visit = 'back' | 'given up' | 'gone'

/** A shopper who follows a plan. */
export function createShopper(
  { ways, answers = ['approve'] }: Plan,
  { stripe, komoju }: FaultyCompanies,
  payment_ids: Readonly<Record<string, number>>,
) {
  let visits = 0
  const shopper = {
    /** What the tab that was closed left behind; null for who came back. */
    left: null as 'paid' | 'unpaid' | null,
    async chooseWay(refusals: number): Promise<{ payment_id: number; card_token?: string }> {
      const way = takeAt(ways, refusals)!
      const payment_id = payment_ids[way.code]!
      return way.code === 'card'
        ? { payment_id, card_token: await stripe.makeCard(way.card) }
        : { payment_id }
    },
    async visit(page: string): Promise<Visit> {
      const answer = takeAt(answers, visits)
      visits += 1
      if (answer === 'give up') return 'given up'
      const isPaid = answer !== 'leave' && (await fill(page, answer !== 'refuse'))
      const isGone = answer === 'leave' || (answer === 'approve and leave' && isPaid)
      if (isGone) shopper.left = isPaid ? 'paid' : 'unpaid'
      return isGone ? 'gone' : 'back'
    },
  }

  /** @returns whether it is paid now */
  async function fill(page: string, is_approved: boolean): Promise<boolean> {
    if (new URL(page).host === 'komoju.com') {
      const { location } = await komoju.fill(page, { choice: is_approved ? 'approve' : 'refuse' })
      return is_approved && location !== null
    }
    const body = new URLSearchParams({ answer: is_approved ? 'approve' : 'fail' }).toString()
    const answer = await stripe.fetch(page, { method: 'POST', body })
    return answer.headers.get('location')?.includes('redirect_status=succeeded') === true
  }

  return shopper
}
