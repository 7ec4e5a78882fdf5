import { CannotStart } from '#shop-api/process/cannot-start.ts'

const SHORTEST = 12
/** Fewer different characters than this are a pattern, not a password. */
const FEWEST_CHARACTERS = 6
/** What guessers try first, also as a part. Enough must be left without it. */
const KNOWN = [
  'password',
  'passw0rd',
  'admin',
  'administrator',
  'noren',
  'letmein',
  'welcome',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwerty',
  'changeme',
  'secret',
  'staff',
  'shop',
  '1234567890',
  '0123456789',
  '0987654321',
  '123456',
  'abcdefghijkl',
  'abcdef',
]
const FEWEST_OWN = 6

/** Whether a person's password is among the first that guessers try. */
export const isGuessable = (password: string): boolean => findWeakness(password) !== undefined

/**
 * Outside production any token will do. In production, guessers have years.
 * @throws CannotStart naming the first ADMIN_TOKEN… that is too weak, or an ADMIN_PASSWORD… of earlier versions
 */
export function refuseWeakSecrets(env: Record<string, string | undefined>, environment: string): void {
  const old = Object.keys(env).find((name) => /^ADMIN_PASSWORD(_|$)/.test(name) && env[name])
  if (old !== undefined)
    throw new CannotStart(
      `${old} opens nothing any more: the staff of a shop are persons with passwords of their own. Unset it; with ADMIN_TOKEN set, \`noren invite <site> <e-mail>\` makes the link by which an owner comes in.`,
    )
  if (environment !== 'production') return
  for (const [name, secret] of Object.entries(env)) {
    const reason = /^ADMIN_TOKEN(_|$)/.test(name) && secret ? findWeakness(secret) : undefined
    if (reason === undefined) continue
    throw new CannotStart(
      `${name} ${reason}. Set one that nobody guesses, e.g. what \`openssl rand -base64 18\` prints.`,
    )
  }
}

function findWeakness(secret: string): string | undefined {
  if ([...secret].length < SHORTEST) return `is shorter than ${SHORTEST} characters`
  if (new Set(secret).size < FEWEST_CHARACTERS) return 'repeats the same few characters'
  const own = KNOWN.reduce((rest, word) => rest.replaceAll(word, ''), secret.toLowerCase())
  return [...own].length < FEWEST_OWN ? 'is among the first that anybody guesses' : undefined
}
