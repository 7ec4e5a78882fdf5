import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const KEY_BYTES = 32

/**
 * A member's password, or a word a shop gives out (keycode, password of a tag), as it is kept: `$argon2id$v=19$m=…,t=…,p=…$salt$key`.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(key)}`
}

/**
 * Whether the password matches the hash. Takes as long without a hash, so an account that does not exist answers no
 * sooner than one with another password.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const kept = parseHash(hash ?? NOBODY)
  const given = await derive(password, kept.salt, kept.cost)
  return given.length === kept.key.length && timingSafeEqual(given, kept.key) && hash != null
}

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toText(Buffer.alloc(16))}$${toText(Buffer.alloc(KEY_BYTES))}`

function parseHash(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!parts) throw new Error('A kept password is no Argon2id hash.')
  const [, memory, passes, parallelism, salt = '', key = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Two keyboards may encode the same letter differently (NFD on a Mac). */
function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    tagLength: KEY_BYTES,
    ...cost,
  }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
