import type { MutatedSubject } from './mutation.ts'

const LIMITS = ['tests/shop-api/http/shared-limits']
const LOCKS = ['tests/publisher/store/shared-locks']
const STORE = ['tests/publisher/store/shared-store']
const DELIVERIES = ['tests/shop-api/publishing/send-deliveries']

export const cluster: MutatedSubject = {
  name: 'cluster',
  needs_servers: true,
  tests: [
    'tests/shop-api/process/repeat',
    'tests/shop-api/db/work-alone',
    'tests/shop-api/mail/send-mails',
    'tests/running/readiness',
    ...DELIVERIES,
    ...LIMITS,
    ...LOCKS,
    ...STORE,
  ],
  mutations: [
    {
      what: 'every process does the work that one does for all',
      file: 'shop-api/db/work-alone.ts',
      from: "if (!lock?.['is_ours']) return void (await ask(client`rollback`.simple()))",
      to: '',
      tests: ['tests/shop-api/db/work-alone'],
    },
    {
      what: 'a process whose connection is lost goes on with the work of all',
      file: 'shop-api/db/work-alone.ts',
      from: "if (isLost) throw new Error('the connection was lost')",
      to: '',
      tests: ['tests/shop-api/db/work-alone'],
    },
    {
      what: 'a mail whose worker died is never sent',
      file: 'shop-api/mail/send-mails.ts',
      from: "inArray(mails.state, ['queued', 'sending'])",
      to: "inArray(mails.state, ['queued'])",
      tests: ['tests/shop-api/mail/send-mails'],
    },
    {
      what: 'two workers send the same mail',
      file: 'shop-api/mail/send-mails.ts',
      from: "    .limit(1)\n    .for('update', { skipLocked: true })",
      to: '    .limit(1)',
      tests: ['tests/shop-api/mail/send-mails'],
    },
    {
      what: 'two owners take each other out and nobody is left',
      file: 'shop-api/staff/change-staff.ts',
      from: "    .orderBy(asc(person_roles.person_id))\n    .for('update')",
      to: '    .orderBy(asc(person_roles.person_id))',
      tests: ['tests/shop-api/staff/two-owners'],
    },
    {
      what: 'a later event overtakes the one that is on its way',
      file: 'shop-api/publishing/claim-deliveries.ts',
      from: '            inArray(earlier.state, OPEN),\n',
      to: "            eq(earlier.state, 'queued'),\n",
      tests: DELIVERIES,
    },
    {
      what: 'whoever rings while an errand runs is not heard',
      file: 'shop-api/process/repeat.ts',
      from: '      const pause = Math.min(',
      to: '      bell = Promise.withResolvers<void>()\n      const pause = Math.min(',
      tests: ['tests/shop-api/process/repeat'],
    },
    {
      what: 'a process that ends says that it is ready',
      file: 'running/readiness.ts',
      from: "const isReady = !isClosing && seen.every(([, word]) => word === 'ok')",
      to: "const isReady = seen.every(([, word]) => word === 'ok')",
      tests: ['tests/running/readiness'],
    },
    {
      what: 'nobody is served while Redis is away',
      file: 'shop-api/http/network-limiter.ts',
      from: '    insuranceLimiter: inMemory,\n',
      to: '',
      tests: LIMITS,
    },
    {
      what: 'Redis learns who visits',
      file: 'shop-api/http/network-limiter.ts',
      from: 'return redis ? all.map(([limiter, key]) => [limiter, toDigest(key)] as const) : all',
      to: 'return all',
      tests: LIMITS,
    },
    {
      what: 'the right word forgives every guess that Redis counts',
      file: 'shop-api/http/guess-brake-scripts.ts',
      from: 'keep(math.max(0, wrong - 1))',
      to: 'keep(0)',
      tests: LIMITS,
    },
    {
      what: 'a process publishes the same site twice at once',
      file: 'publisher/store/shared/locks.ts',
      from: 'if (taken.has(name)) return undefined',
      to: '',
      tests: LOCKS,
    },
    {
      what: 'a publisher that was taken over writes into a release of another',
      file: 'publisher/store/shared/release-draft.ts',
      from: 'if (!own) throw new PublishError(',
      to: 'if (own === null) throw new PublishError(',
      tests: STORE,
    },
    {
      what: 'two machines render the same page at once',
      file: 'publisher/store/shared/claim-page.ts',
      from: 'set ends_at = excluded.ends_at where claims.ends_at < now()`',
      to: 'set ends_at = excluded.ends_at`',
      tests: STORE,
    },
    {
      what: 'bytes go while a backup is being made',
      file: 'publisher/store/shared/remove-loose.ts',
      from: "if (!(await tryLockBeside(tx, 'backup'))) return 0",
      to: '',
      tests: ['tests/publisher/store/shared-backup'],
    },
    {
      what: 'the pass of a closed shop is sealed each time alike',
      file: 'publisher/render-queue/seal.ts',
      from: 'const nonce = randomBytes(NONCE)',
      to: 'const nonce = Buffer.alloc(NONCE)',
      tests: ['tests/publisher/render-queue/seal'],
    },
    {
      what: 'publishers wait for hosts that are gone',
      file: 'publisher/render-queue/hosts.ts',
      from: "redis.zrangebyscore(toKey(queue), since, '+inf')",
      to: "redis.zrangebyscore(toKey(queue), Math.min(0, since), '+inf')",
      tests: ['tests/publisher/render-queue/count-slots'],
    },
  ],
}
