import { describeError, type Log } from './answer-error.ts'
import type { Db } from './db/db.ts'
import { sendDueMails } from './mail/send-mails.ts'
import { createSmtpTransport } from './mail/smtp-transport.ts'
import { createTestCardProvider } from './payment/test-card-provider.ts'
import { forgetOldCarts } from './selling/forget-old-carts.ts'
import { recoverAttempts } from './selling/recover-attempts.ts'

export interface BackgroundDependencies {
  db: Db
  clock: () => Date
  smtp_url: string | undefined
  log: Log
}

const MAIL_EVERY_MS = 5_000
const RECOVERY_EVERY_MS = 60_000
const TIDYING_EVERY_MS = 60 * 60 * 1000

/** What a running shop does by itself: ends payments nobody ended, forgets carts nobody opens, sends the outbox. All begin at once. */
export function startBackgroundWork({ db, clock, smtp_url, log }: BackgroundDependencies) {
  const card_provider = createTestCardProvider(db, clock)
  const errands = [
    repeat(() => recoverAttempts({ db, now: clock(), card_provider }), RECOVERY_EVERY_MS, log),
    repeat(() => forgetOldCarts(db, clock()), TIDYING_EVERY_MS, log),
  ]
  if (smtp_url) {
    const transport = createSmtpTransport(smtp_url)
    errands.push(repeat(() => sendDueMails(db, transport, clock), MAIL_EVERY_MS, log))
  }
  return {
    /** Lets what is under way finish. */
    stop: async (): Promise<void> => {
      await Promise.all(errands.map((errand) => errand.stop()))
    },
  }
}

/** Runs an errand again and again, never twice at once. A failure is logged and does not end it. */
function repeat(errand: () => Promise<unknown>, pause_ms: number, log: Log): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const run = async (): Promise<void> => {
    try {
      await errand()
    } catch (error) {
      log({ level: 'error', ...describeError(error) })
    }
    if (!isStopped) timer = setTimeout(() => (underWay = run()), pause_ms)
  }
  let underWay = run()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
