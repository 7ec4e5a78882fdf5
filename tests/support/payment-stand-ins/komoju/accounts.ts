import type { OpenProvider, PaymentOutcome } from '#payment/provider.ts'
import { API_VERSION } from '#payment/komoju/api.ts'
import { KOMOJU_API } from '#payment/komoju/address.ts'
import { openKomoju } from '#payment/komoju/server.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from './start.ts'

/** Where the adapter is tried: the stand-in, and KOMOJU's test mode where there is a key of it. */
export interface Account {
  name: string
  opened: OpenProvider
  /** What a shopper does who was sent away. */
  payByCard: (outcome: PaymentOutcome) => Promise<void>
  chooseStore: (outcome: PaymentOutcome) => Promise<void>
  close: () => Promise<void>
}

const CARD = '4111111111111111'

function toUrl(outcome: PaymentOutcome | undefined): string {
  if (outcome?.result === 'challenge') return outcome.redirect_url
  throw new Error(`Nobody is sent anywhere: ${outcome?.result}`)
}

async function openStandInAccount(): Promise<Account> {
  const standIn = await startKomoju()
  const opened = openKomoju(
    { secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET },
    { fetch: standIn.fetch },
  )
  return {
    name: 'stand-in',
    opened,
    payByCard: async (outcome) => {
      await standIn.fill(toUrl(outcome), { number: CARD, expiry: '12/30', cvc: '123' })
    },
    chooseStore: async (outcome) => {
      await standIn.fill(toUrl(outcome), { store: 'lawson' })
    },
    close: standIn.close,
  }
}

/** The page of a session is KOMOJU's own affair: there the shopper is played by «Session: Pay». */
function openTestMode(secret_key: string): Account {
  const pay = async (outcome: PaymentOutcome, payment_details: object) => {
    const id = new URL(toUrl(outcome)).pathname.split('/').at(-1)
    const answer = await fetch(`${KOMOJU_API}/sessions/${id}/pay`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`,
        'content-type': 'application/json',
        'x-komoju-api-version': API_VERSION,
      },
      body: JSON.stringify({ payment_details }),
    })
    if (!answer.ok) throw new Error(`KOMOJU's test mode answers ${answer.status}: ${await answer.text()}`)
  }
  const email = 'hanako@shop.example'
  return {
    name: 'test mode',
    opened: openKomoju({ secret_key, webhook_secret: WEBHOOK_SECRET }),
    payByCard: (outcome) =>
      pay(outcome, {
        type: 'credit_card',
        number: CARD,
        month: '12',
        year: '30',
        verification_value: '123',
        name: 'HANAKO MIHON',
        email,
      }),
    chooseStore: (outcome) => pay(outcome, { type: 'konbini', store: 'lawson', email }),
    close: async () => {},
  }
}

/** @param test_key of test mode; undefined where there is none */
export async function openAccounts(test_key: string | undefined): Promise<Account[]> {
  return [await openStandInAccount(), ...(test_key ? [openTestMode(test_key)] : [])]
}
