import type { KeycodePass } from '#contract/shapes/keycode.ts'
import { ApiError, invalidField } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { GATE_ERRORS } from '#src/text/gate-errors.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { createPass, type Locks, readPass } from '#shop-api/secrets/pass.ts'
import { isPassword } from '#shop-api/secrets/password-hash.ts'

const LOCK = 'keycode'
const KEYCODE_PASS_DAYS = 30

/** Changes the keycode of a closed shop into a pass. @throws ApiError 422 for another word, also where there is none. */
export async function checkKeycode(
  { db, channel, now }: { db: Db; channel: Channel; now: Date },
  keycode: string,
): Promise<KeycodePass> {
  const { keycode_hash } = channel
  if (keycode_hash === null || !(await isPassword(keycode.trim(), keycode_hash))) {
    throw invalidField('keycode', 'keycode.invalid', GATE_ERRORS['keycode.invalid'])
  }
  const expires_at = new Date(now.getTime() + KEYCODE_PASS_DAYS * 24 * 60 * 60 * 1000)
  const secret = await loadSecret(db, channel.id)
  return {
    keycode_token: createPass(secret, { [LOCK]: keycode_hash }, expires_at),
    expires_at: expires_at.toISOString(),
  }
}

/**
 * Lets nobody into a closed shop without a pass (behaviour 1.3). A shop that wants a keycode and has none is closed to all:
 * a forgotten setting must not open it.
 * @throws ApiError 403 keycode_required
 */
export async function requireKeycode(
  { db, channel, now }: { db: Db; channel: Channel; now: Date },
  token: string | null,
): Promise<void> {
  const { keycode_hash, is_keycode_required } = channel
  if (!is_keycode_required) return
  const locks: Locks = keycode_hash === null ? {} : { [LOCK]: keycode_hash }
  const opened = token === null ? [] : readPass(await loadSecret(db, channel.id), token, locks, now)
  if (opened.length > 0) return
  throw new ApiError(403, { code: 'keycode_required', message: GATE_ERRORS.keycode_required })
}
