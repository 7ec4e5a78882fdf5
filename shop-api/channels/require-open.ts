import type { CallDefinition } from '#contract/call.ts'
import type { CallName } from '#contract/index.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { requireKeycode } from './keycode-pass.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'

/** Calls a visitor at the door needs: to see whose door it is, to enter the keycode, and to renew a login. */
const OPEN_WITHOUT_KEYCODE: readonly CallName[] = [
  'GET /v1/settings/front',
  'GET /v1/colorschemes/selected/front',
  'GET /v1/pages/front/layout/{page}',
  'GET /v1/layouts/{page}',
  'GET /v1/messages',
  'GET /v1/messages/{code}',
  'GET /v1/company',
  'GET /v1/form-layouts/{form}',
  'POST /v1/keycode/check',
  'PUT /v1/consent',
]

/**
 * Origins ask who may see the pages. Maintenance changes nothing about that: the shop still shows its maintenance
 * screen.
 */
const ASKED_BY_ORIGINS: CallName = 'GET /v1/keycode/check'

interface Visit {
  call: CallDefinition
  name: CallName
  channel: Channel
  db: Db
  now: Date
  keycode_token: string | null
}

/**
 * Whether a call may be made of a shop in the state it is in.
 * @throws ApiError 503 in maintenance (behaviour 1.2), 403 without the keycode (behaviour 1.3) or for members where there are none.
 */
export async function requireOpen(visit: Visit): Promise<void> {
  const { call, name, channel } = visit
  if (isAlwaysAnswered(call, name)) return
  if (channel.maintenance && name !== ASKED_BY_ORIGINS) {
    throw new ApiError(503, {
      code: 'maintenance',
      message: GATE_ERRORS.maintenance,
      maintenance: channel.maintenance,
    })
  }
  if (!isOpenWithoutKeycode(name)) await requireKeycode(visit, visit.keycode_token)
  if (isForMembers(call, name) && channel.is_without_members) {
    throw new ApiError(403, { code: 'forbidden', message: GATE_ERRORS.members_not_used })
  }
}

/**
 * Staff must be able to open the shop again, a payment provider's report must arrive, and public.json says which shop
 * this is.
 */
function isAlwaysAnswered(call: CallDefinition, name: CallName): boolean {
  const path = toPath(name)
  return call.auth === 'admin' || /^\/(v1\/admin\/|public\.json$)|\/receive\//.test(path)
}

function isOpenWithoutKeycode(name: CallName): boolean {
  return OPEN_WITHOUT_KEYCODE.includes(name) || /^\/v1\/(auth|reminder)\//.test(toPath(name))
}

function isForMembers({ auth }: CallDefinition, name: CallName): boolean {
  return (
    auth === 'member' ||
    auth === 'account' ||
    auth === 'mfa' ||
    /^\/v1\/(auth|reminder|users)\b/.test(toPath(name))
  )
}

const toPath = (name: CallName) => name.slice(name.indexOf(' ') + 1)
