import { DatabaseSync } from 'node:sqlite'
import type { CardBehaviour } from './card-numbers.ts'

/** A card the provider has seen: never its number. */
export interface VaultCard {
  token: string
  last4: string
  brand: string
  /** `YYYYMM` (behaviour 5.15). */
  expiry: string
  holder_name: string
  /** The member who keeps it: nobody else can pay with it. Null for a card given once. */
  customer_key: string | null
  /** For a kept card: the token it was given by. */
  kept_from: string | null
  behaviour: CardBehaviour
  created_at: string
}

/** What the provider was asked to charge. */
export interface VaultCharge {
  idempotency_key: string
  token: string | null
  amount: number
  order_no: string
  state: 'approved' | 'declined' | 'challenge' | 'cancelled'
  /** Public name of a challenge, for its page. */
  challenge_id: string | null
  begun_at: string
  /** Whether the money is only reserved, until it is captured. */
  is_reserved: 0 | 1
  /** Yen that were taken of what was reserved; null before. */
  captured: number | null
}

/** What went back to a card. */
export interface VaultRefund {
  refund_key: string
  idempotency_key: string
  amount: number
}

const SCHEMA = `
  create table if not exists cards (
    token text primary key,
    last4 text not null,
    brand text not null,
    expiry text not null,
    holder_name text not null,
    customer_key text,
    kept_from text unique,
    behaviour text not null,
    created_at text not null
  ) strict;
  create index if not exists given_cards on cards (created_at) where customer_key is null;
  create table if not exists refunds (
    refund_key text primary key,
    idempotency_key text not null,
    amount integer not null
  ) strict;
  create table if not exists charges (
    idempotency_key text primary key,
    token text,
    amount integer not null,
    order_no text not null,
    state text not null,
    challenge_id text unique
  ) strict;
`
/** Columns that books begun earlier do not have yet. */
const LATER_COLUMNS = [
  ['begun_at', "text not null default ''"],
  ['is_reserved', 'integer not null default 0'],
  ['captured', 'integer'],
] as const
/** A card given once and not used by then is forgotten. */
const GIVEN_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** Anybody may give cards. Beyond this many unused ones the oldest are forgotten. */
export const MAX_GIVEN = 10_000
/** Another process of the same shop may be writing. */
const PATIENCE_MS = 5000

export type Vault = ReturnType<typeof openVault>

/**
 * The books of the test provider. They are its own, as those of a real company are: no table of the shop's database
 * knows them. What was answered is on the disk, so that a shop that is killed finds its charges again.
 * @param file a path, or `:memory:`
 */
export function openVault(file: string) {
  const db = new DatabaseSync(file)
  db.exec(`pragma busy_timeout = ${PATIENCE_MS}; pragma journal_mode = wal; ${SCHEMA}`)
  const known = db.prepare("select name from pragma_table_info('charges')").all()
  for (const [name, kind] of LATER_COLUMNS)
    if (!known.some((column) => column['name'] === name))
      db.exec(`alter table charges add column ${name} ${kind}`)
  const one = <Row>(sql: string, ...values: (string | number | null)[]) =>
    db.prepare(sql).get(...values) as Row | undefined
  const run = (sql: string, ...values: (string | number | null)[]) =>
    Number(db.prepare(sql).run(...values).changes)

  return {
    /** @returns false for one that is there already, or was kept from the same token */
    addCard(card: VaultCard): boolean {
      const { token, last4, brand, expiry, holder_name, customer_key, kept_from, behaviour, created_at } =
        card
      const before = new Date(Date.parse(created_at) - GIVEN_FOR_MS).toISOString()
      run('delete from cards where customer_key is null and created_at < ?', before)
      const values = [
        token,
        last4,
        brand,
        expiry,
        holder_name,
        customer_key,
        kept_from,
        behaviour,
        created_at,
      ]
      const isNew = run('insert or ignore into cards values (?, ?, ?, ?, ?, ?, ?, ?, ?)', ...values) > 0
      run(
        'delete from cards where customer_key is null and rowid <= (select max(rowid) from cards) - ?',
        MAX_GIVEN,
      )
      return isNew
    },
    findCard: (token: string) => one<VaultCard>('select * from cards where token = ?', token),
    findKept: (token: string) => one<VaultCard>('select * from cards where kept_from = ?', token),
    forgetCard(token: string, customer_key: string): void {
      run('delete from cards where token = ? and customer_key = ?', token, customer_key)
    },
    /** @returns whether this was the first request with its key; a later one changes nothing */
    addCharge(charge: Omit<VaultCharge, 'captured'>): boolean {
      const { idempotency_key, token, amount, order_no, state, challenge_id, begun_at, is_reserved } = charge
      const values = [idempotency_key, token, amount, order_no, state, challenge_id, begun_at, is_reserved]
      return run('insert or ignore into charges values (?, ?, ?, ?, ?, ?, ?, ?, null)', ...values) > 0
    },
    findCharge: (key: string) => one<VaultCharge>('select * from charges where idempotency_key = ?', key),
    findChallenge: (id: string) => one<VaultCharge>('select * from charges where challenge_id = ?', id),
    /** An answer counts once, and never after the shop cancelled. @returns false for one that does not count */
    answerChallenge: (id: string, state: 'approved' | 'declined') =>
      run("update charges set state = ? where challenge_id = ? and state = 'challenge'", state, id) > 0,
    /**
     * Takes what was reserved, once.
     * @returns whether this amount was taken, now or earlier
     */
    capture(key: string, amount: number): boolean {
      run(
        `update charges set captured = ? where idempotency_key = ? and state = 'approved'
          and is_reserved = 1 and captured is null and amount >= ?`,
        amount,
        key,
        amount,
      )
      const charge = one<VaultCharge>('select * from charges where idempotency_key = ?', key)
      return charge?.state === 'approved' && charge.captured === amount
    },
    cancelCharge(key: string, begun_at: string): void {
      run(
        `insert into charges values (?, null, 0, '', 'cancelled', null, ?, 0, null)
           on conflict (idempotency_key) do update set state = 'cancelled'`,
        key,
        begun_at,
      )
    },
    /**
     * Pays back once per key, and never more than was taken.
     * @returns whether the key has paid back, now or earlier
     */
    addRefund({ refund_key, idempotency_key, amount }: VaultRefund): boolean {
      run(
        `insert or ignore into refunds
           select ?, idempotency_key, ? from charges
            where idempotency_key = ? and state = 'approved'
              and case is_reserved when 1 then coalesce(captured, 0) else amount end >= ? + (select coalesce(sum(amount), 0) from refunds where idempotency_key = ?)`,
        refund_key,
        amount,
        idempotency_key,
        amount,
        idempotency_key,
      )
      return one('select 1 from refunds where refund_key = ?', refund_key) !== undefined
    },
    listRefunds: () => db.prepare('select * from refunds').all() as unknown as VaultRefund[],
    listCards: () => db.prepare('select * from cards').all() as unknown as VaultCard[],
    listChargesBetween: (from: string, until: string) =>
      db
        .prepare(
          `select charges.*, (select coalesce(sum(refunds.amount), 0) from refunds
             where refunds.idempotency_key = charges.idempotency_key) as refunded
           from charges where begun_at >= ? and begun_at < ? order by begun_at`,
        )
        .all(from, until) as unknown as (VaultCharge & { refunded: number })[],
    listCharges: () => db.prepare('select * from charges').all() as unknown as VaultCharge[],
    close: () => db.close(),
  }
}
