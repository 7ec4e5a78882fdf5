import { type ChoreDependencies, startChores } from './chores.ts'
import type { OpenDb } from './db/open-db.ts'
import { CHANGES_BELL, DATES_BELL, MAILS_BELL, NOTICES_BELL } from './db/record-change.ts'
import { sendDueMails } from './mail/send-mails.ts'
import { createSmtpTransport } from './mail/smtp-transport.ts'
import { repeat } from './process/repeat.ts'
import type { PublishTargets } from './publishing/publish-targets.ts'
import { startSenders } from './publishing/start-senders.ts'

export interface BackgroundDependencies extends ChoreDependencies, Pick<OpenDb, 'listen' | 'alone'> {
  smtp_url: string | undefined
  publish_targets: PublishTargets
}

/** Should a bell ever be missed. */
const MAIL_EVERY_MS = 5_000

/**
 * What a running shop does by itself. Every process empties the outboxes: it sends mails and tells publishers what changed, woken
 * by the database's bells, whoever rang them. The chores are done by one of them.
 */
export async function startBackgroundWork(dependencies: BackgroundDependencies) {
  const { db, clock, smtp_url, log, listen, alone } = dependencies
  let chores: ReturnType<typeof startChores> | undefined
  const ours = alone(() => {
    const begun = startChores(dependencies)
    chores = begun
    return {
      stop: async () => {
        chores = undefined
        await begun.stop()
      },
    }
  }, log)
  const senders = await startSenders(dependencies)
  const transport = smtp_url ? await createSmtpTransport(smtp_url) : undefined
  const mailing = transport
    ? repeat(async () => void (await sendDueMails(db, transport, clock)), MAIL_EVERY_MS, log)
    : undefined
  const stopListening = [
    await listen(CHANGES_BELL, senders.ring),
    await listen(DATES_BELL, () => chores?.ringDates()),
    await listen(NOTICES_BELL, () => chores?.ringNotices()),
    ...(mailing ? [await listen(MAILS_BELL, mailing.ring)] : []),
  ]
  return {
    /** Lets what is under way finish. */
    stop: async (): Promise<void> => {
      await Promise.all(stopListening.map((stop) => stop()))
      await Promise.all([ours, senders, mailing].map((work) => work?.stop()))
    },
  }
}
