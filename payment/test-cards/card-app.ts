import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { toBrowserScript } from '#shop-api/http/to-browser-script.ts'
import { toCardExpiry } from '#src/rules/checkout/card-expiry.ts'
import { normaliseDigits, toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { TEST_CARD_ERRORS, TEST_CARD_CHALLENGE, TEST_CARD_FRAME } from '#src/text/checkout/test-card.ts'
import { getBehaviour, getBrand, isCurrent, isPossibleNumber, SHOWN_NUMBERS } from './card-numbers.ts'
import { CARD_FRAME_LOOK } from '../card-fields.ts'
import { PARENT_PARAM } from './frame-messages.ts'
import type { Vault, VaultCharge } from './vault.ts'
import { html } from 'hono/html'
import { writeBarePage } from '#shop-api/http/write-bare-page.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'

interface Field {
  name: 'number' | 'holder_name' | 'expiration' | 'security_code'
  autocomplete: string
  inputmode: 'numeric' | 'text'
  maxlength: number
}

/** Letters embossed on a card, with room to spare. */
const MAX_NAME = 60

const CardSchema = z.object({
  number: z.string().check(z.maxLength(50)),
  /** As printed on the card (`08/29`), or `YYYYMM` (behaviour 5.15). */
  expiration: z.string().check(z.maxLength(20)),
  security_code: z.string().check(z.maxLength(20)),
  holder_name: z.string().check(z.maxLength(200)),
})

const LARGEST_BODY = 16 * 1024

/** Only the provider's own script runs, and nothing is sent elsewhere. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:"

/**
 * The test card company's own pages and calls, where a card goes that the shop must never see.
 * `/frame?parent={origin}` are the fields of a card, shown within a page of that origin and of no other.
 * `POST /tokens` takes a card and answers `{ token, last4, brand, expiry }`, or `{ errors }` with what is wrong by field. Of a card
 * it keeps the last four digits, brand, expiry and holder's name. `/challenges/{id}` is its page for 3-D Secure.
 */
export function createCardApp(vault: Vault, clock: () => Date): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: LARGEST_BODY }))
  app.use(async (c, next) => {
    c.header(
      'content-security-policy',
      `${POLICY}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-cache')
    await next()
  })
  app.get('/livez', (c) => c.json({ status: 'ok' }))
  app.get('/frame', (c) => {
    const parent = c.req.query(PARENT_PARAM) ?? ''
    if (!isOrigin(parent)) return c.text(`/frame needs ?${PARENT_PARAM}=, the origin of its page.`, 400)
    c.header(
      'content-security-policy',
      `${POLICY}; form-action 'none'; base-uri 'none'; frame-ancestors ${parent}`,
    )
    return c.html(writeFramePage(parent))
  })
  app.get('/files/frame.css', async (c) =>
    c.body(await readOwn('frame.css'), 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/files/frame.ts', async (c) =>
    c.body(toBrowserScript(await readOwn('frame.ts')), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
  )
  app.post('/tokens', async (c) => {
    c.header('cache-control', 'no-store')
    const typed = CardSchema.safeParse(await c.req.json<unknown>().catch(() => undefined))
    if (!typed.success) return c.json({ code: 'malformed', message: TEST_CARD_ERRORS.malformed }, 400)
    const card = toCard(typed.data)
    const errors = findErrors(card, clock())
    // A mistyped card is no failed request: the frame's form has the answer.
    if (errors.length > 0) return c.json({ errors })
    const { number, expiration: expiry, holder_name } = card
    const shown = { last4: number.slice(-4), brand: getBrand(number), expiry }
    const token = `tok_${randomBytes(18).toString('base64url')}`
    vault.addCard({
      ...shown,
      token,
      holder_name,
      customer_key: null,
      kept_from: null,
      behaviour: getBehaviour(number),
      created_at: clock().toISOString(),
    })
    return c.json({ token, ...shown })
  })
  app.get('/challenges/:id', (c) => {
    const charge = vault.findChallenge(c.req.param('id'))
    return charge === undefined ? c.notFound() : c.html(writeChallengePage(charge))
  })
  app.post('/challenges/:id', async (c) => {
    const id = c.req.param('id')
    const { answer } = await c.req.parseBody()
    const isCounted = vault.answerChallenge(id, answer === 'approve' ? 'approved' : 'declined')
    const charge = vault.findChallenge(id)
    if (!isCounted || charge === undefined) return c.redirect(id, 303)
    return c.html(writeChallengePage(charge))
  })
  return app
}

/** Nothing but scheme, host and port, as a browser writes them. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}

const readOwn = (file: string) => readFile(new URL(`frame/${file}`, import.meta.url), 'utf8')

type Card = z.infer<typeof CardSchema>

/** What people type from a card, in the form card companies want. */
function toCard({ number, expiration, security_code, holder_name }: Card): Card {
  return {
    number: normaliseDigits(number).replace(/[\s-]/g, ''),
    expiration: toCardExpiry(expiration),
    security_code: normaliseDigits(security_code).trim(),
    holder_name: toHalfWidth(holder_name).trim().toUpperCase().slice(0, MAX_NAME),
  }
}

function findErrors(card: Card, now: Date) {
  const checks = [
    ['number', isPossibleNumber(card.number), card.number === '' ? 'number_missing' : 'number'],
    ['holder_name', card.holder_name !== '', 'holder_name'],
    [
      'expiration',
      isCurrent(card.expiration, now),
      card.expiration === '' ? 'expiration_missing' : 'expiration',
    ],
    ['security_code', /^\d{3,4}$/.test(card.security_code), 'security_code'],
  ] as const
  return checks
    .filter(([, isRight]) => !isRight)
    .map(([field, , sentence]) => ({ field, message: TEST_CARD_ERRORS[sentence] }))
}

/** The page on which a shopper answers a challenge of the test provider; plain HTML, works without script. */
function writeChallengePage({ state, order_no, amount }: VaultCharge) {
  return writeBarePage({
    title: TEST_CARD_CHALLENGE.title,
    stylesheet: '../files/frame.css',
    body: html`<main class="challenge">
      <h1>${TEST_CARD_CHALLENGE.title}</h1>
      ${
        state === 'challenge'
          ? html`<p>${TEST_CARD_CHALLENGE.lead(order_no, formatYen(amount))}</p>
              <form method="post">
                <button name="answer" value="approve">${TEST_CARD_CHALLENGE.approve}</button>
                <button name="answer" value="decline">${TEST_CARD_CHALLENGE.decline}</button>
              </form>`
          : html`<p>${TEST_CARD_CHALLENGE.done}</p>`
      }
    </main>`,
  })
}

/** The fields of a card, on the provider's own page. @param parent origin of the page it is shown in */
function writeFramePage(parent: string) {
  return writeBarePage({
    title: TEST_CARD_FRAME.title,
    stylesheet: 'files/frame.css',
    head: html`<script type="module" src="files/frame.ts"></script>`,
    body: html`<form novalidate data-parent="${parent}" data-look="${CARD_FRAME_LOOK.join(' ')}">
      <dl class="numbers">${SHOWN_NUMBERS.map(writeNumber)}</dl>
      <p class="hint">${TEST_CARD_FRAME.rest}</p>
      ${writeField({ name: 'number', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 40 })}
      ${writeField({ name: 'holder_name', autocomplete: 'cc-name', inputmode: 'text', maxlength: 60 })}
      <div class="pair">
        ${writeField({ name: 'expiration', autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 10 })}
        ${writeField({ name: 'security_code', autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 8 })}
      </div>
      <button hidden>${TEST_CARD_FRAME.submit}</button>
    </form>`,
  })
}

const writeNumber = ({ number, behaviour }: (typeof SHOWN_NUMBERS)[number]) =>
  html`<div>
    <dt>${number}</dt>
    <dd>${TEST_CARD_FRAME.ends[behaviour]}</dd>
  </div>`

function writeField({ name, autocomplete, inputmode, maxlength }: Field) {
  const { label, example, hint } = TEST_CARD_FRAME.fields[name]
  return html`<div class="row">
    <label for="${name}">${label}<span class="required">${TEST_CARD_FRAME.required}</span></label>
    <input
      id="${name}"
      name="${name}"
      required
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxlength}"
      ${example && html`placeholder="${example}"`}
      aria-describedby="${hint ? `${name}-hint ` : ''}${name}-error"
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <p class="error" id="${name}-error" hidden></p>
  </div>`
}
