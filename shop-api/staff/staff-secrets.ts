import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '#shop-api/process/cannot-start.ts'

/** What opens the editor's side of one shop: a password to sign in with, and tokens for programs, which need no login. */
export interface ShopStaffSecrets {
  password: string | undefined
  tokens: readonly string[]
}

/** By the name of a shop's channel; undefined for a shop whose staff cannot come in. */
export type StaffSecrets = (channel: string) => ShopStaffSecrets | undefined

type Env = Record<string, string | undefined>

interface Place {
  environment: string
  data_folder: string
  /** The shops there are. */
  channels: readonly string[]
}

/**
 * ADMIN_PASSWORD_<SHOP> and ADMIN_TOKEN_<SHOP> are one shop's; ADMIN_TOKEN is the installation's. A plain ADMIN_PASSWORD is
 * the password of an only shop; of several only where it is no production. A shop without any of these, outside production,
 * gets a random password, kept in the data folder: whoever can read that may edit the shop anyway.
 * @param say is told where passwords are, and what a new one is
 * @throws CannotStart for one password of several shops in production
 */
export async function loadStaffSecrets(
  env: Env,
  place: Place,
  say: (line: string) => void,
): Promise<StaffSecrets> {
  const { environment, channels } = place
  const isProduction = environment === 'production'
  const shops = new Map<string, ShopStaffSecrets>()
  if (isProduction) requireOwnPasswords(env, channels)
  for (const channel of channels) {
    const configured = readSecrets(env, channel)
    if (configured.password || configured.tokens.length > 0) shops.set(channel, configured)
    else if (isProduction)
      say(`editor: ${channel} is closed; set ${toVariables(channel).password} to open it`)
    else shops.set(channel, { password: await keepPassword(place, channel, say), tokens: [] })
  }
  // For a shop that was made after the start: its own variables, and the installation's token.
  const later = (channel: string) => {
    const { password, tokens } = readSecrets(env, channel)
    const own = env[toVariables(channel).password]
    return { password: isProduction ? own || undefined : password, tokens }
  }
  return (channel) => shops.get(channel) ?? (channels.includes(channel) ? undefined : later(channel))
}

/** The variables of one shop: `moto-parts` → `ADMIN_PASSWORD_MOTO_PARTS`. */
function toVariables(channel: string) {
  const suffix = channel.toUpperCase().replace(/[^A-Z0-9]/g, '_')
  return { password: `ADMIN_PASSWORD_${suffix}`, token: `ADMIN_TOKEN_${suffix}` }
}

function readSecrets(env: Env, channel: string): ShopStaffSecrets {
  const names = toVariables(channel)
  return {
    password: env[names.password] || env['ADMIN_PASSWORD'] || undefined,
    tokens: [env[names.token], env['ADMIN_TOKEN']].flatMap((token) => token || []),
  }
}

function requireOwnPasswords(env: Env, channels: readonly string[]): void {
  if (env['ADMIN_PASSWORD'] && channels.length > 1) {
    const names = channels.map((channel) => toVariables(channel).password)
    throw new CannotStart(
      `ADMIN_PASSWORD would open ${channels.length} shops. Unset it and give each shop its own: ${names.join(', ')}.`,
    )
  }
}

/** Made up once. An earlier version's folder has one password for all shops; it is not taken over. */
async function keepPassword(
  { data_folder }: Place,
  channel: string,
  say: (line: string) => void,
): Promise<string> {
  const file = join(data_folder, `admin-password-${channel}`)
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept) {
    say(`editor: the password of ${channel} is in ${file}`)
    return kept
  }
  const password = randomBytes(9).toString('base64url')
  // Beside a database that is no folder, the folder does not exist yet.
  await mkdir(data_folder, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  say(`editor: the password of ${channel} is ${password} (kept in ${file})`)
  return password
}

/** Compares in constant time, so the time does not tell how much was right. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(toDigest(given), toDigest(expected))
}

const toDigest = (text: string) => createHash('sha256').update(text).digest()
