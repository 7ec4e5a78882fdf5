import { changeTold, mailTried, orderPlaced, paymentTaken } from '#running/events.ts'
import type { Measuring } from '#running/metrics.ts'
import type { Db } from './db/db.ts'
import { findWaitingMails } from './mail/waiting-mails.ts'
import { countOpenDeliveries } from './publishing/count-open-deliveries.ts'

/** What the API counts besides its requests. What waits is counted in the database when it is asked for. */
export function measureApi(
  { prom, registers, hear }: Measuring,
  { db, clock }: { db: Db; clock: () => Date },
): void {
  const count = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new prom.Counter({ name, help, labelNames, registers })
  const orders = count('noren_orders_placed_total', 'Orders that were placed.', ['channel'])
  const payments = count('noren_payments_total', 'What providers said of card payments.', [
    'channel',
    'outcome',
  ])
  const mails = count('noren_mails_total', 'Mails that were tried.', ['outcome'])
  const events = count('noren_publish_events_total', 'Changes publishers were told of.', [
    'channel',
    'outcome',
  ])
  hear(orderPlaced, (facts) => orders.inc(facts))
  hear(paymentTaken, (facts) => payments.inc(facts))
  hear(mailTried, ({ outcome }) => mails.inc({ outcome }))
  hear(changeTold, ({ channel, outcome }) => events.inc({ channel, outcome }))

  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new prom.Gauge({
      name,
      help,
      registers,
      async collect() {
        // A database that does not answer leaves the others to be read.
        this.set(await read().catch(() => Number.NaN))
      },
    })
  gauge('noren_mails_waiting', 'Mails in the outbox.', async () => (await findWaitingMails(db)).waiting)
  gauge('noren_mails_waiting_seconds', 'How long the oldest mail of the outbox waits.', async () => {
    const { since } = await findWaitingMails(db)
    return since ? (clock().getTime() - since.getTime()) / 1000 : 0
  })
  gauge('noren_publish_events_waiting', 'Changes that publishers are still to be told of.', () =>
    countOpenDeliveries(db),
  )
}
