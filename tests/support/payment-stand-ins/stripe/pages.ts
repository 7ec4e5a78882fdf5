import type { Books, Errand, Intent } from './books.ts'
import { ApiError } from './api-error.ts'
import { approve, decline, fail } from './charges.ts'
import { attach, failSetup } from './setups.ts'

/** An answer of the stand-in's pages. */
export interface Page {
  status: number
  html?: string
  location?: string
}

const NOT_FOUND: Page = { status: 404, html: write('Not found', '<p>There is no such page.</p>') }

/** Pages of hooks.stripe.com and payments.stripe.com; plain HTML, works without script. */
export function answerPage(
  books: Books,
  { method, path, body }: { method: string; path: string; body: string },
): Page {
  const [, errand_id = ''] = /^\/redirect\/authenticate\/(\w+)$/.exec(path) ?? []
  const errand = books.errands.get(errand_id)
  if (errand) {
    const answer = new URLSearchParams(body).get('answer')
    if (method === 'POST' && answer) return settle(books, errand, answer === 'approve')
    return { status: 200, html: writeQuestion(books, errand) }
  }
  const [, intent_id = ''] = /^\/konbini\/voucher\/(\w+)$/.exec(path) ?? []
  const intent = books.intents.get(intent_id)
  return intent ? { status: 200, html: writeVoucher(intent) } : NOT_FOUND
}

/** What the card's owner, or the owner of a PayPay account, answered; then back to the shop. */
function settle(books: Books, errand: Errand, isApproved: boolean): Page {
  const isFirst = !errand.is_done
  errand.is_done = true
  const thing = (errand.of === 'payment_intent' ? books.intents : books.setups).get(errand.id)
  if (!thing) return NOT_FOUND
  if (isFirst && thing.status === 'requires_action') {
    if (thing.object === 'payment_intent') settleIntent(books, thing, isApproved)
    else if (isApproved) attach(books, thing)
    else
      failSetup(
        books,
        thing,
        'setup_intent_authentication_failure',
        'The card’s owner was not authenticated.',
      )
  }
  const isGood = ['succeeded', 'requires_capture'].includes(thing.status)
  const back = new URL(errand.return_url ?? 'https://stripe.com/')
  back.searchParams.set(errand.of, thing.id)
  back.searchParams.set(`${errand.of}_client_secret`, thing.client_secret)
  back.searchParams.set('redirect_status', isGood ? 'succeeded' : 'failed')
  return { status: 303, location: back.href }
}

function settleIntent(books: Books, intent: Intent, isApproved: boolean): void {
  const held = books.cards.get(intent.payment_method ?? '')
  if (!isApproved) {
    const code = held ? 'payment_intent_authentication_failure' : 'payment_intent_payment_attempt_failed'
    fail(books, intent, code, 'The payment was not approved on the page.')
    return
  }
  if (held) held.is_used = true
  if (!held || held.card.charge === 'approve') return void approve(books, intent)
  try {
    decline(books, intent)
  } catch (error) {
    // Nobody waits for this answer: the shopper is at the page.
    if (!(error instanceof ApiError)) throw error
  }
}

function writeQuestion(books: Books, errand: Errand): string {
  const intent = books.intents.get(errand.id)
  const what = intent ? `<p>${intent.description ?? ''} ¥${intent.amount}</p>` : ''
  return write(
    '3-D Secure (stand-in)',
    `${what}<form method="post"><button name="answer" value="approve">COMPLETE</button>
    <button name="answer" value="fail">FAIL</button></form>`,
  )
}

function writeVoucher({ next_action, amount }: Intent): string {
  const stores = Object.entries(next_action?.konbini_display_details?.stores ?? {})
  const rows = stores.map(
    ([store, { payment_code, confirmation_number = '' }]) =>
      `<tr><th>${store}</th><td>${payment_code}</td><td>${confirmation_number}</td></tr>`,
  )
  return write('Konbini (stand-in)', `<p>¥${amount}</p><table>${rows.join('')}</table>`)
}

function write(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`
}
