import { readPlainAsMember } from '#src/api/plain-as-member.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { getAccessToken } from '#src/stores/session/access-token.ts'
import { $session } from '#src/stores/session/session.ts'
import { MY_BIKES } from './bike-keys.ts'
import { findMyBike, keepAccount, keepMyBikes, listMyBikes, readAccount as findAccount } from './my-bike.ts'
import { toKnownBike } from './to-known-bike.ts'

/** So long the account is not asked again, as nobody changes bikes on two devices at once. */
const FRESH_MS = 60 * 60 * 1000

/** What this browser knows of a member's account. */
interface Account {
  user_id: number
  /** Keys of the bikes it has. */
  keys: string[]
  /** Keys it did not take: it is full, or the shop no longer has them. */
  refused: string[]
  /** Keys of bikes that were taken off here and may still be there. */
  gone: string[]
  read_at_ms: number
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Bikes of this browser go to the member's account, and those of the account come here: now, and whenever one is chosen or
 * taken off. Without a network the list stays as it is, and is sent from a later page. @returns what stops it
 */
export function shareMyBikes(): () => void {
  const onChange = (event: Event) => {
    noteGone((event as CustomEvent<string | undefined>).detail)
    void exchange()
  }
  document.addEventListener(MY_BIKES, onChange)
  const stop = $session.subscribe(() => void exchange())
  return () => {
    document.removeEventListener(MY_BIKES, onChange)
    stop()
  }
}

/** The member's bikes, with what is on them. Those this browser has not sent yet are sent before. */
export const memberBikesResource = createResource(async (api) => {
  await exchange()
  return (await api.call('GET /v1/me/bikes')).body.data
})

/** Takes a bike off the account and off this browser's list. */
export function removeMemberBike(key: string): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/bikes/{resourceKey}', { params: { resourceKey: key } })
    const account = readAccount()
    if (account) keepAccount({ ...account, keys: account.keys.filter((one) => one !== key), refused: [] })
    const others = listMyBikes().filter((one) => one.key !== key)
    keepMyBikes(others, findMyBike()?.key)
    memberBikesResource.update((bikes) => bikes.filter((one) => one.key !== key))
  })
}

/** One exchange after another, and none while nobody is logged in. It never fails. */
function exchange(): Promise<void> {
  const turn = last.then(async () => {
    const session = $session.get()
    if (session.state === 'member') await exchangeWith(session.user_id)
  })
  const ended = turn.catch(() => undefined)
  last = ended
  return ended
}

/** @throws what the network calls threw */
async function exchangeWith(user_id: number): Promise<void> {
  if (getAccessToken()?.user_id !== user_id) return
  const account = openAccount(user_id)
  const mine = listMyBikes().map(({ key }) => key)
  const unsent = mine.filter((key) => ![...account.keys, ...account.refused].includes(key))
  const gone = account.gone.filter((key) => !mine.includes(key))
  const isFresh = Math.abs(Date.now() - account.read_at_ms) < FRESH_MS
  if (unsent.length + gone.length === 0 && isFresh) return
  for (const key of gone) await send('DELETE', key)
  // There is room again for what a full account did not take.
  const refused = gone.length > 0 ? [] : [...account.refused]
  // The one chosen last is added last.
  for (const key of unsent.toReversed()) if (!(await send('PUT', key))) refused.push(key)
  await takeOver(account, { gone, refused })
}

/** @returns whether the account took it @throws when it is not known */
async function send(method: 'PUT' | 'DELETE', resourceKey: string): Promise<boolean> {
  const api = await loadApi()
  try {
    await api.call(`${method} /v1/me/bikes/{resourceKey}`, { params: { resourceKey } })
    return true
  } catch (error) {
    const failure = toCallFailure(error)
    if (failure.kind === 'refused' && [404, 422].includes(failure.status)) return false
    throw error
  }
}

/** Bikes that came to the account on another device come here, those that left it there leave. */
async function takeOver(account: Account, sent: Pick<Account, 'gone' | 'refused'>): Promise<void> {
  const { user_id } = account
  const token = getAccessToken()
  if (token?.user_id !== user_id) return
  const { data } = await readPlainAsMember('GET /v1/me/bikes', {}, token.access_token)
  if (getAccessToken()?.user_id !== user_id) return
  const keys = data.map(({ key }) => key)
  // Meanwhile another may have been taken off.
  const gone = (readAccount()?.gone ?? []).filter((key) => !sent.gone.includes(key))
  const mine = listMyBikes()
  const kept = mine.filter(({ key }) => keys.includes(key) || !account.keys.includes(key))
  const come = data.filter(({ key }) => !gone.includes(key) && !mine.some((one) => one.key === key))
  keepAccount({ user_id, keys, refused: sent.refused, gone, read_at_ms: Date.now() })
  if (come.length > 0 || kept.length < mine.length)
    // On a new device the one added last is in use at once.
    keepMyBikes([...kept, ...come.map(toKnownBike)], mine.length === 0 ? come[0]?.key : findMyBike()?.key)
}

/** What is known of the member's account. The bikes of another one, whose session was lost, leave the list. */
function openAccount(user_id: number): Account {
  const known = readAccount()
  if (known?.user_id === user_id) return known
  const account: Account = { user_id, keys: [], refused: [], gone: [], read_at_ms: 0 }
  keepAccount(account)
  if (known)
    keepMyBikes(
      listMyBikes().filter(({ key }) => !known.keys.includes(key)),
      findMyBike()?.key,
    )
  return account
}

function noteGone(key: string | undefined): void {
  const user_id = getAccessToken()?.user_id
  if (!key || !user_id) return
  const { keys, gone, ...account } = openAccount(user_id)
  const others = keys.filter((one) => one !== key)
  keepAccount({ ...account, keys: others, gone: [...new Set([...gone, key])] })
}

function readAccount(): Account | null {
  const { user_id, keys, refused, gone, read_at_ms } = (findAccount() ?? {}) as Partial<Account>
  if (typeof user_id !== 'number') return null
  return {
    user_id,
    keys: toKeys(keys),
    refused: toKeys(refused),
    gone: toKeys(gone),
    read_at_ms: Number(read_at_ms) || 0,
  }
}

const toKeys = (value: unknown) =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
