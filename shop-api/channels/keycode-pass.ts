import * as z from 'zod/mini'
import type { KeycodePass } from '#contract/shapes/keycode.ts'
import { ApiError, invalidField } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { isPassword } from '#shop-api/secrets/password-hash.ts'
import { readToken, signToken, toFingerprint } from '#shop-api/secrets/signed-token.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { KEYCODE_COOKIE, KEYCODE_HEADER } from '#contract/keycode-names.ts'

const KIND = 'keycode+jwt'
const KEYCODE_PASS_DAYS = 30
/** The keycode it was given for: another one makes old passes useless. Nothing of a person is in a pass. */
const ClaimsSchema = z.object({ keycode: z.string() })

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
    keycode_token: await signToken(
      { secret, kind: KIND },
      { keycode: toFingerprint(keycode_hash) },
      expires_at,
    ),
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
  if (token !== null && keycode_hash !== null) {
    const secret = await loadSecret(db, channel.id)
    const pass = await readToken({ secret, kind: KIND, now }, token, ClaimsSchema)
    if (pass?.keycode === toFingerprint(keycode_hash)) return
  }
  throw new ApiError(403, { code: 'keycode_required', message: GATE_ERRORS.keycode_required })
}

/** The pass a request brings, unchecked: what a script sends, else what the browser holds for links and pictures. */
export function readKeycodeToken(c: Context): string | null {
  return c.req.header(KEYCODE_HEADER)?.trim() || getCookie(c, KEYCODE_COOKIE) || null
}
