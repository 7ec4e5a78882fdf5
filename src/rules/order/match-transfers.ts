import { HINT_REASONS, type HintReason } from '#contract/shapes/bank-row.ts'
import { toBareNo } from './label-no.ts'
import { compareNames, type NameLikeness, normalizePayer } from './payer-name.ts'

/** Money that came in, as the bank told. */
export interface MoneyRow {
  id: number
  /** Day in Japan. */
  day: string
  /** Yen. */
  amount: number
  payer: string
  /** What else the bank wrote, e.g. a message of the payer. */
  memo: string
}

/** Something money is awaited for, or was. */
export interface Claim {
  /** Names it among claims of every kind, e.g. `order:12`. */
  key: string
  /** What payers are asked to name. */
  number: string
  /** Yen that are still owed; for what is paid or cancelled, what it was about. */
  amount: number
  /** Whoever may pay it, in kana and otherwise. */
  names: readonly string[]
  /** Day in Japan since which it is owed. */
  since: string
  state: 'awaited' | 'paid' | 'cancelled'
}

export interface Hint {
  reason: HintReason
  claim_keys: string[]
}

export interface Match {
  /** The claim that is meant without doubt; null where a person has to look. */
  sure_key: string | null
  hints: Hint[]
}

/** The dearest fee a payer's bank takes off, in yen. */
const DEAREST_FEE = 990
/** Hints of one row: more would only hide the likely ones. */
const MOST_HINTS = 6
/** Letters of a number that no amount or date is mistaken for. */
const FEWEST_DIGITS = 9
/** Claims of one payer that are added up. */
const MOST_ADDED = 8

interface Known extends Claim {
  bare: string
  spelled: string[]
}
interface Asked extends MoneyRow {
  text: string
  name: string
}

/** Looks up what each row of money is for. Rows and claims may come in any order. */
export function matchTransfers(rows: readonly MoneyRow[], claims: readonly Claim[]): Map<number, Match> {
  const known = claims.map(toKnown)
  const asked = rows.map(toAsked)
  const sure = findSure(asked, known)
  const taken = new Set(sure.values())
  const open = known.filter(({ key, state }) => state !== 'awaited' || !taken.has(key))
  return new Map(
    asked.map((row) => {
      const sure_key = sure.get(row.id) ?? null
      return [row.id, { sure_key, hints: sure_key === null ? findHints(row, open) : [] }]
    }),
  )
}

/** Whether a row may well be the money of a claim: nothing should be done to the claim before somebody looked. */
export function mayBeFor(row: MoneyRow, claim: Claim): boolean {
  const [asked, known] = [toAsked(row), toKnown(claim)]
  if (row.day < claim.since) return false
  return row.amount === claim.amount || isNamed(asked, known) || likenessOf(asked, known) === 'same'
}

const toKnown = (claim: Claim): Known => ({
  ...claim,
  bare: toBareNo(claim.number),
  spelled: claim.names.map(normalizePayer).filter(Boolean),
})
const toAsked = (row: MoneyRow): Asked => ({
  ...row,
  // A bank writes the long mark of kana for a hyphen.
  text: toBareNo(`${row.payer} ${row.memo}`.replaceAll(/[ーｰ](?=[0-9０-９])/g, '')),
  name: normalizePayer(row.payer),
})

/** Some payers leave the letter before the number out. */
function isNamed({ text }: Asked, { bare }: Known): boolean {
  const digits = bare.replace(/^[A-Z]/, '')
  return digits.length >= FEWEST_DIGITS && text.includes(digits)
}
/** A payer may write the number before or behind the name, which is then no part of it. */
const likenessOf = ({ name }: Asked, { spelled, bare }: Known): NameLikeness =>
  compareNames(name.replace(bare.replaceAll(/[0-9]/g, ''), ''), spelled) === 'same'
    ? 'same'
    : compareNames(name, spelled)

/** Amount equal and number named, or amount and name equal: as many rows as claims, or nobody knows which is which. */
function findSure(rows: readonly Asked[], claims: readonly Known[]): Map<number, string> {
  const sure = new Map<number, string>()
  const awaited = claims.filter(({ state }) => state === 'awaited')
  const fits = (row: Asked, claim: Known) => row.amount === claim.amount && row.day >= claim.since
  const byNumber = pairUp(rows, (row) => awaited.filter((claim) => fits(row, claim) && isNamed(row, claim)))
  for (const [row, claim] of byNumber) sure.set(row, claim)
  const taken = new Set(sure.values())
  const byName = pairUp(
    rows.filter(({ id }) => !sure.has(id)),
    (row) =>
      awaited.filter(
        (claim) => !taken.has(claim.key) && fits(row, claim) && likenessOf(row, claim) === 'same',
      ),
  )
  for (const [row, claim] of byName) sure.set(row, claim)
  return sure
}

/** Pairs of rows and claims where each row's claims are as many as the rows that mean the very same ones. */
function pairUp(rows: readonly Asked[], findClaims: (row: Asked) => Known[]): [row: number, claim: string][] {
  const groups = new Map<string, { rows: Asked[]; claims: Known[] }>()
  for (const row of rows) {
    const claims = findClaims(row)
    if (claims.length === 0) continue
    const names = claims.map(({ key }) => key).join()
    const group = groups.get(names) ?? { rows: [], claims }
    group.rows.push(row)
    groups.set(names, group)
  }
  const counts = new Map<string, number>()
  for (const { claims } of groups.values())
    for (const { key } of claims) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...groups.values()].flatMap((group) => {
    const isClear =
      group.rows.length === group.claims.length && group.claims.every(({ key }) => counts.get(key) === 1)
    if (!isClear) return []
    const inOrder = group.claims.toSorted(
      (a, b) => a.since.localeCompare(b.since) || a.number.localeCompare(b.number),
    )
    const paid = group.rows.toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id)
    return paid.map((row, at): [number, string] => [row.id, inOrder[at]!.key])
  })
}

function findHints(row: Asked, claims: readonly Known[]): Hint[] {
  const hints = claims.flatMap((claim) => {
    const reason = findReason(row, claim)
    return reason ? [{ reason, claim_keys: [claim.key] }] : []
  })
  const together = addUp(row, claims)
  if (together) hints.push({ reason: 'together', claim_keys: together })
  return hints
    .toSorted((a, b) => HINT_REASONS.indexOf(a.reason) - HINT_REASONS.indexOf(b.reason))
    .slice(0, MOST_HINTS)
}

/** Why this claim may be meant by a row of which nothing is sure; undefined when nothing speaks for it. */
function findReason(row: Asked, claim: Known): HintReason | undefined {
  const isEqual = row.amount === claim.amount
  if (claim.state !== 'awaited' && !isEqual) return undefined
  const likeness = likenessOf(row, claim)
  const isMeant = isNamed(row, claim) || likeness === 'same'
  if (claim.state !== 'awaited') return isMeant ? SETTLED_REASONS[claim.state] : undefined
  if (row.day < claim.since) return isMeant && isEqual ? 'before_order' : undefined
  if (isEqual) return isMeant ? 'several' : likeness === 'alike' ? 'name_alike' : 'amount_only'
  const lacks = claim.amount - row.amount
  if (lacks > 0 && lacks <= DEAREST_FEE && (isMeant || likeness === 'alike')) return 'fee_taken_off'
  if (!isMeant) return undefined
  if (likeness === 'other') return 'number_amount'
  return lacks > 0 ? 'too_little' : 'too_much'
}

const SETTLED_REASONS = { paid: 'paid_already', cancelled: 'cancelled' } as const

/** Two or three claims of the row's payer, or named in it, that make up its amount. */
function addUp(row: Asked, claims: readonly Known[]): string[] | undefined {
  const own = claims
    .filter((claim) => claim.state === 'awaited' && row.day >= claim.since)
    .filter((claim) => isNamed(row, claim) || likenessOf(row, claim) !== 'other')
    .slice(0, MOST_ADDED)
  for (const [at, one] of own.entries())
    for (const [next, other] of own.entries()) {
      if (next <= at) continue
      const rest = row.amount - one.amount - other.amount
      if (rest === 0) return [one.key, other.key]
      const third = own.find((claim, place) => place > next && claim.amount === rest)
      if (third) return [one.key, other.key, third.key]
    }
  return undefined
}
