import type { Random } from '#demo/random.ts'
import type { OrderAttempt } from '#src/stores/checkout/order-attempt.ts'
import { openPage } from '../browser-shop.ts'
import { ADDRESS, ORDERER } from '../selling-shop.ts'

/** A network that never recovers is no test of the shop: after this many tries it does. */
const TRIES_UNDER_FAULTS = 25
const TRIES = 60
const RELOADS_BEFORE_WAITING = 3

interface Errand {
  email: string
  product_id: number
  quantity: number
  random: Random
  /** How to pay, after so many refusals. */
  chooseWay: (refusals: number) => Promise<{ payment_id: number; card_token?: string }>
  /** What is done on the page of a payment company; left out where no way to pay leads there. */
  visit?: (page: string) => Promise<'back' | 'given up' | 'gone'>
  /** Waits some minutes, where reloading does not help; left out where these would be real ones. */
  wait?: () => Promise<void>
  /** Ends the faults. */
  heal: () => void | Promise<void>
}

/**
 * A shopper who wants one order, and does what people do: tries again what failed, reloads what hangs, orders in two
 * tabs, comes back. Never presses a button the shop does not show.
 * @returns the number of the order as the shopper read it; null when there was none to read, or the tab was closed before
 */
export async function buyOnce(errand: Errand): Promise<string | null> {
  const { email, product_id, quantity, random, chooseWay, visit, wait, heal } = errand
  let page = await openPage()
  let tries = 0
  let refusals = 0
  let unknowns = 0
  let isGone = false
  let end: OrderAttempt = { state: 'idle' }
  const insist = async (isDone: () => Promise<boolean>): Promise<void> => {
    while (!(await isDone())) {
      tries += 1
      if (tries === TRIES_UNDER_FAULTS) await heal()
      if (tries > TRIES) throw new Error(`${email} gave up at ${page.$cart.get().state}, ${end.state}`)
    }
  }

  await insist(async () => {
    await page.loadCart()
    const line = page.$cartView.get()?.lines[0]
    if (!line) await page.addProduct({ product_id, quantity })
    else if (line.quantity !== quantity) await page.setQuantity(line.key, quantity)
    return page.$cartView.get()?.lines[0]?.quantity === quantity && !page.$cartView.get()?.is_pending
  })
  await insist(async () => (await page.setOrderer({ ...ORDERER, email })) === null)
  await insist(async () => {
    const key = page.$cartView.get()?.detail.shippings[0]?.key
    return key !== undefined && (await page.setAddress({ key, address: ADDRESS })) === null
  })
  const pay = () => insist(async () => (await page.setPayment(await chooseWay(refusals))) === null)
  const payOtherwise = () => {
    refusals += 1
    return pay()
  }
  await pay()
  /** Does what the page asks for: another way to pay, or the card once more. */
  const mendPayment = async () => {
    const failure = end.state === 'refused' && end.failure.kind === 'refused' ? end.failure : undefined
    if (failure && /declined/.test(failure.code)) await payOtherwise()
    // A payment nobody knew of was ended, and its card with it.
    else if (failure?.fields.some(({ field }) => field.endsWith('card_token'))) await pay()
  }
  const followChallenge = async (page_of_company: string) => {
    const came = await visit?.(page_of_company)
    isGone = came === 'gone'
    if (isGone) return
    page = await openPage()
    end = await (came === 'given up' ? page.giveUpPayment() : page.resumeOrderAttempt())
    if (came === 'given up' && end.state === 'idle') await payOtherwise()
  }

  await insist(async () => {
    if (end.state === 'challenge') await followChallenge(end.redirect_url)
    if (isGone || end.state === 'challenge') return isGone
    await page.loadCart()
    // What was refused at the bank is told to whoever comes back from there.
    await mendPayment()
    const total = page.$cartView.get()?.order?.total_payment
    if (total !== undefined && end.state !== 'unknown') {
      const tabs = [page, ...(random.chance(0.2) ? [await openPage()] : [])]
      await Promise.all(tabs.slice(1).map((tab) => tab.loadCart()))
      end = (await Promise.all(tabs.map((tab) => tab.placeOrder(total))))[0]!
      await mendPayment()
    }
    if (end.state === 'challenge') return false
    // As the screens of the checkout do: a cart that became an order is asked about, an empty one was bought.
    const cart = page.$cart.get()
    if (cart.state === 'decided') end = await page.askOrderOutcome()
    if (end.state === 'completed' || cart.state === 'empty') return true
    // The page says that nobody knows, or the shopper has had enough of it: a reload asks how it stands.
    if (end.state === 'unknown') unknowns += 1
    if (end.state === 'unknown' && unknowns % RELOADS_BEFORE_WAITING === 0) await wait?.()
    page = await openPage()
    end = await page.resumeOrderAttempt()
    return end.state === 'completed'
  })
  if (isGone) return null
  await insist(async () => {
    await page.loadCompletedOrder()
    return page.$completedOrder.get().state !== 'failed'
  })
  const known = page.$completedOrder.get()
  return known.state === 'known' ? known.order.order_no : null
}
