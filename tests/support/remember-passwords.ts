import crypto, { type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Answer = (error: Error | null, key: Buffer) => void

/** What Argon2 answered so far in this process, by what it was asked. */
const REMEMBERED = Symbol.for('noren.tests.argon2')

/**
 * Argon2 is slow on purpose, and always answers the same question alike: in this process each is worked out once. A guess
 * that many tests repeat, and the first login after a password was set, cost nothing; hashes are those of a real shop.
 */
function rememberPasswords(): void {
  // Files that share a worker come here one after the other.
  if (REMEMBERED in globalThis) return
  const known = new Map<string, Promise<Buffer>>()
  Object.assign(globalThis, { [REMEMBERED]: known })
  const { argon2 } = crypto
  const remembering = (algorithm: 'argon2id', parameters: Argon2Parameters, answer: Answer) => {
    const { message, nonce, ...cost } = parameters
    const question = JSON.stringify([algorithm, toHex(message), toHex(nonce), cost])
    const asked =
      known.get(question) ??
      new Promise<Buffer>((resolve, reject) =>
        argon2(algorithm, parameters, (error, key) => (error ? reject(error) : resolve(key))),
      )
    known.set(question, asked)
    // Whoever asks may keep and wipe what is theirs.
    void asked.then(
      (key) => answer(null, Buffer.from(key)),
      (error: Error) => answer(error, Buffer.alloc(0)),
    )
  }
  Object.assign(crypto, { argon2: remembering })
  syncBuiltinESMExports()
}

const toHex = (bytes: Argon2Parameters['message']) =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes as Uint8Array).toString('hex')

rememberPasswords()
