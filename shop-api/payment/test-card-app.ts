import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Db } from '#shop-api/db/db.ts'
import { test_card_charges, test_card_tokens } from '#shop-api/db/schema/payment.ts'
import { TEST_CARD_ERRORS } from '#src/text/test-card.ts'
import { writeChallengePage } from './challenge-page.ts'
import { getBehaviour, getBrand, isCurrent, isPossibleNumber } from './test-cards.ts'

/** Letters embossed on a card, with room to spare. */
const MAX_NAME = 60

const CardSchema = z.object({
  number: z.string(),
  /** `YYYYMM` (spec §9). */
  expiration: z.string(),
  security_code: z.string(),
  holder_name: z.string(),
})

/**
 * The test card company's own door, where the browser's card form sends what the shop must never see.
 * `POST /tokens` takes a card and answers `{ token, last4, brand }`, or 422 with what is wrong by field. Of a card
 * it keeps the last four digits, brand, expiry and holder's name. `/challenges/{id}` is its page for 3-D Secure.
 */
export function createTestCardApp({ db, clock }: { db: Db; clock: () => Date }): Hono {
  const app = new Hono()
  app.post('/tokens', async (c) => {
    const card = CardSchema.safeParse(await c.req.json<unknown>().catch(() => undefined))
    if (!card.success) return c.json({ code: 'malformed', message: TEST_CARD_ERRORS.malformed }, 400)
    const number = card.data.number.replace(/[\s-]/g, '')
    const errors = findErrors({ ...card.data, number }, clock())
    if (errors.length > 0)
      return c.json({ code: 'validation', message: TEST_CARD_ERRORS.invalid, errors }, 422)
    const stored = {
      token: `tok_${randomBytes(18).toString('base64url')}`,
      last4: number.slice(-4),
      brand: getBrand(number),
    }
    await db.insert(test_card_tokens).values({
      ...stored,
      expiry: card.data.expiration,
      holder_name: card.data.holder_name.trim().slice(0, MAX_NAME),
      behaviour: getBehaviour(number),
      created_at: clock(),
    })
    c.header('cache-control', 'no-store')
    return c.json(stored)
  })
  app.get('/challenges/:id', async (c) => {
    const [charge] = await db
      .select()
      .from(test_card_charges)
      .where(eq(test_card_charges.challenge_id, c.req.param('id')))
    if (charge === undefined) return c.notFound()
    return c.html(writeChallengePage(charge))
  })
  app.post('/challenges/:id', async (c) => {
    const { answer } = await c.req.parseBody()
    const [charge] = await db
      .update(test_card_charges)
      .set({ state: answer === 'approve' ? 'approved' : 'declined' })
      .where(
        and(
          eq(test_card_charges.challenge_id, c.req.param('id')),
          // An answer counts once, and never after the shop cancelled.
          eq(test_card_charges.state, 'challenge'),
        ),
      )
      .returning()
    if (charge === undefined) return c.redirect(c.req.url, 303)
    return c.html(writeChallengePage(charge))
  })
  return app
}

function findErrors(card: z.infer<typeof CardSchema>, now: Date) {
  const checks = [
    ['number', isPossibleNumber(card.number)],
    ['expiration', isCurrent(card.expiration, now)],
    ['security_code', /^\d{3,4}$/.test(card.security_code)],
    ['holder_name', card.holder_name.trim() !== ''],
  ] as const
  return checks
    .filter(([, isRight]) => !isRight)
    .map(([field]) => ({ field, code: 'invalid', message: TEST_CARD_ERRORS[field] }))
}
