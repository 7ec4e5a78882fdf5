import type { Random } from '#demo/random.ts'
import type { OrderAttempt } from '#src/stores/checkout/order-attempt.ts'
import { openPage } from '../browser-shop.ts'
import { ADDRESS, ORDERER } from '../selling-shop.ts'

/** A network that never recovers is no test of the shop: after this many tries it does. */
const TRIES_UNDER_FAULTS = 25
const TRIES = 40

interface Errand {
  email: string
  product_id: number
  quantity: number
  random: Random
  /** A card's token from its company, which has no faults here; null pays by bank transfer. */
  card: (() => Promise<string>) | null
  payment_ids: { card: number; bank_transfer: number }
  /** Ends the faults. */
  heal: () => void
}

/**
 * A shopper who wants one order, and does what people do: tries again what failed, reloads what hangs, orders in two
 * tabs, comes back. Never presses a button the shop does not show.
 * @returns the number of the order as the shopper read it; null when there was none to read
 */
export async function buyOnce(errand: Errand): Promise<string | null> {
  const { email, product_id, quantity, random, card, payment_ids, heal } = errand
  let page = await openPage()
  let tries = 0
  let end: OrderAttempt = { state: 'idle' }
  const insist = async (isDone: () => Promise<boolean>): Promise<void> => {
    while (!(await isDone())) {
      tries += 1
      if (tries === TRIES_UNDER_FAULTS) heal()
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
  const pay = () =>
    insist(async () => {
      const way = card
        ? { payment_id: payment_ids.card, card_token: await card() }
        : { payment_id: payment_ids.bank_transfer }
      return (await page.setPayment(way)) === null
    })
  await pay()

  await insist(async () => {
    await page.loadCart()
    const total = page.$cartView.get()?.order?.total_payment
    if (total !== undefined && end.state !== 'unknown') {
      const tabs = [page, ...(random.chance(0.2) ? [await openPage()] : [])]
      await Promise.all(tabs.slice(1).map((tab) => tab.loadCart()))
      end = (await Promise.all(tabs.map((tab) => tab.placeOrder(total))))[0]!
    }
    if (
      end.state === 'refused' &&
      end.failure.kind === 'refused' &&
      /card_token|declined/.test(end.failure.code)
    )
      await pay()
    // As the screens of the checkout do: a cart that became an order is asked about, an empty one was bought.
    const cart = page.$cart.get()
    if (cart.state === 'decided') end = await page.askOrderOutcome()
    if (end.state === 'completed' || cart.state === 'empty') return true
    // The page says that nobody knows, or the shopper has had enough of it: a reload asks how it stands.
    page = await openPage()
    end = await page.resumeOrderAttempt()
    return end.state === 'completed'
  })
  await insist(async () => {
    await page.loadCompletedOrder()
    return page.$completedOrder.get().state !== 'failed'
  })
  const known = page.$completedOrder.get()
  return known.state === 'known' ? known.order.order_no : null
}
