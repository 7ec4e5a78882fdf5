import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt: 32 MB, a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const
const KEY_BYTES = 32

/** Hash of a word a shop gives out (keycode, password of a tag): `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether it is the word of a hash, in the same time whether or not it is. False for what is no hash. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$')
  if (scheme !== 'scrypt') return false
  const kept = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** People copy words out of mails: width and surrounding spaces are not part of them. */
function derive(
  password: string,
  salt: Buffer,
  cost: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>,
): Promise<Buffer> {
  const word = password.normalize('NFKC').trim()
  return new Promise((resolve, reject) => {
    scrypt(word, salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
