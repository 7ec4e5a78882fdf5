import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Book } from './book.ts'
import type { StandInPayment, StandInSession } from './shapes.ts'
import { act, type Step } from './shopper.ts'

const STORE_NAMES: Readonly<Record<string, string>> = {
  'seven-eleven': 'セブン-イレブン',
  lawson: 'ローソン',
  'family-mart': 'ファミリーマート',
  ministop: 'ミニストップ',
  'daily-yamazaki': 'デイリーヤマザキ',
  seicomart: 'セイコーマート',
}

/** The page a shopper is sent to, and those behind it. */
export function createHostedPage(book: Book): Hono {
  const pages = new Hono()
  const find = (id: string) => book.sessions.get(id)
  const toEnd = (session: StandInSession): string | undefined => {
    if (session.cancelled_at) return '取り消されたお支払いです。'
    return book.isExpired(session) ? 'お支払いの期限が過ぎました。' : undefined
  }

  // Browsers ask for it by themselves, and write into their console when it is not there.
  pages.get('/favicon.ico', (context) => context.body(null, 204))
  pages.get('/ja/instructions/:id', (context) => {
    const payment = book.payments.get(context.req.param('id'))
    return payment ? context.html(toInstructionsPage(payment)) : context.notFound()
  })
  pages.get('/sessions/:id', (context) => {
    const session = find(context.req.param('id'))
    if (!session) return context.notFound()
    if (session.completed_at) return context.redirect(toReturn(session), 303)
    const end = toEnd(session)
    return context.html(end ? toEndPage(session, end) : toFormPage(session))
  })
  pages.post('/sessions/:id', async (context) => {
    const session = find(context.req.param('id'))
    if (!session) return context.notFound()
    const end = toEnd(session)
    if (end) return context.html(toEndPage(session, end))
    const form = Object.fromEntries(
      Object.entries(await context.req.parseBody()).map(([name, value]) => [name, String(value)]),
    )
    const step: Step = session.completed_at ? 'return' : act(book, session, form)
    if (step === 'return') return context.redirect(toReturn(session), 303)
    if (step.page === 'challenge') return context.html(toChallengePage(session))
    if (step.page === 'wallet') return context.html(toWalletPage(session))
    return context.html(toFormPage(session, step.error))
  })
  return pages
}

/** Back to the shop, with the session named. */
function toReturn({ return_url, id }: StandInSession): string {
  const url = new URL(return_url)
  url.searchParams.append('session_id', id)
  return url.href
}

const toPage = (title: string, main: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="ja">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <main>
        <h1>${title}</h1>
        ${main}
      </main>
    </html>`

const toForm = ({ id }: StandInSession, fields: ReturnType<typeof html>) =>
  html`<form method="post" action="/sessions/${id}">${fields}</form>`

const toWayBack = (session: StandInSession) =>
  toForm(session, html`<button name="choice" value="back">ショップへ戻る</button>`)

const toEndPage = (session: StandInSession, sentence: string) =>
  toPage(
    'KOMOJU',
    html`<p>${sentence}</p>
      <p><a href="${toReturn(session)}">ショップへ戻る</a></p>`,
  )

const toFormPage = (session: StandInSession, error?: string) =>
  toPage(
    'KOMOJU',
    html`<p>¥${session.amount.toLocaleString('ja-JP')}</p>
      ${error ? html`<p role="alert">${error}</p>` : ''} ${toForm(session, toFields(session))}
      ${toWayBack(session)}`,
  )

function toFields({ type }: StandInSession) {
  if (type === 'credit_card') {
    return html`<label
        >カード番号 <input name="number" inputmode="numeric" autocomplete="cc-number" required
      /></label>
      <label>有効期限 <input name="expiry" placeholder="MM/YY" autocomplete="cc-exp" required /></label>
      <label
        >セキュリティコード <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required
      /></label>
      <button>支払う</button>`
  }
  if (type === 'konbini') {
    const choices = Object.entries(STORE_NAMES).map(
      ([store, name]) =>
        html`<label><input type="radio" name="store" value="${store}" required /> ${name}</label>`,
    )
    return html`<fieldset>
        <legend>コンビニ</legend>
        ${choices}
      </fieldset>
      <button>申し込む</button>`
  }
  if (type === 'bank_transfer') return html`<button>振込先を表示する</button>`
  return html`<button name="choice" value="open">${type === 'paypay' ? 'PayPay' : 'Paidy'}へ進む</button>`
}

const toInstructionsPage = ({ payment_details, payment_deadline }: StandInPayment) =>
  toPage(
    'お支払い方法',
    html`<dl>
      ${Object.entries({ ...payment_details, payment_deadline }).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`,
  )

const toChallengePage = (session: StandInSession) =>
  toPage(
    '本人認証',
    toForm(
      session,
      html`<label>パスワード <input type="password" name="password" autocomplete="off" required /></label>
        <button>認証する</button>`,
    ),
  )

const toWalletPage = (session: StandInSession) =>
  toPage(
    session.type === 'paypay' ? 'PayPay' : 'Paidy',
    toForm(
      session,
      html`<button name="choice" value="approve">支払う</button>
        <button name="choice" value="refuse">支払わない</button>`,
    ),
  )
