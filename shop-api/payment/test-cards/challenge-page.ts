import { html } from 'hono/html'
import { writeBarePage } from '#shop-api/http/write-bare-page.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { TEST_CARD_CHALLENGE } from '#src/text/checkout/test-card.ts'
import type { VaultCharge } from './vault.ts'

/** The page on which a shopper answers a challenge of the test provider; plain HTML, works without script. */
export function writeChallengePage({ state, order_no, amount }: VaultCharge) {
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
