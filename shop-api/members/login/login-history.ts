import { count, desc, eq, sql } from 'drizzle-orm'
import type { LoginHistory } from '#contract/shapes/member-history.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { login_histories, users } from '#shop-api/db/schema/members.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { UNKNOWN_DEVICE } from '#src/text/member/member-mails.ts'
import { isIPv6 } from 'node:net'

/** Most specific first, because every browser claims to be several others as well. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A device in words that its owner recognises, e.g. `Chrome（Android）`; the user agent itself is not kept. */
function describeDevice(user_agent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(user_agent))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (browser && system) return `${browser}（${system}）`
  return browser ?? system ?? UNKNOWN_DEVICE
}

interface Attempt {
  /** Undefined for a name that is nobody's. */
  user_id: number | undefined
  result: LoginHistory['result']
  method: string
}

/** Writes a login down for its member. Without a member the same statement runs in the same time and writes nothing. */
export async function recordLogin(
  db: Db | Tx,
  { now, visitor }: Pick<AccountContext, 'now' | 'visitor'>,
  { user_id, result, method }: Attempt,
): Promise<void> {
  const ip_address = hideAddress(visitor.address)
  const device = describeDevice(visitor.user_agent)
  await db.insert(login_histories).select(
    db
      .select({
        id: sql<number>`nextval('login_histories_id_seq')`.as('id'),
        user_id: users.id,
        logged_in_at: sql<Date>`${now.toISOString()}::timestamptz`.as('logged_in_at'),
        result: sql<LoginHistory['result']>`${result}::text`.as('result'),
        method: sql<string>`${method}::text`.as('method'),
        ip_address: sql<string>`${ip_address}::text`.as('ip_address'),
        device: sql<string>`${device}::text`.as('device'),
      })
      .from(users)
      .where(eq(users.id, user_id ?? 0)),
  )
}

/** A member's logins, the last one first. */
export async function listLogins(
  db: Db,
  user_id: number,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: LoginHistory[]; total: number }> {
  const ofUser = eq(login_histories.user_id, user_id)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(login_histories)
      .where(ofUser)
      .orderBy(desc(login_histories.logged_in_at), desc(login_histories.id))
      .limit(range.limit)
      .offset(range.offset),
    db.select({ total: count() }).from(login_histories).where(ofUser),
  ])
  const data = rows.map(({ user_id: _user_id, logged_in_at, ...row }) => ({
    ...row,
    logged_in_at: logged_in_at.toISOString(),
  }))
  return { data, total: counted?.total ?? 0 }
}

/** An address without the part that tells one household from its neighbours: `203.0.113.*`, `2001:db8:1:*`. */
function hideAddress(address: string): string {
  if (!isIPv6(address)) return address.includes('.') ? address.replace(/\.[^.]*$/, '.*') : '*'
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean).slice(0, 3)
  return groups.length === 0 ? '*' : `${groups.join(':')}:*`
}
