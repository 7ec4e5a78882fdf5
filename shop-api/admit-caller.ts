import type { Context } from 'hono'
import type { CallDefinition } from '#contract/call.ts'
import { PREVIEW_HEADER } from '#contract/preview-names.ts'
import { adoptCart } from './cart/adopt-cart.ts'
import { readKeycodeToken } from '#shop-api/channels/keycode-pass.ts'
import { requireOpen } from './channels/require-open.ts'
import type { ShopConfig } from './config.ts'
import type { Db } from './db/db.ts'
import { readAsPreviewed } from './editing/read-preview.ts'
import type { AppEnv } from './http/app-env.ts'
import type { VisitorLimits } from './http/limit-visitor.ts'
import type { Admit } from './http/mount-call.ts'
import { readVisitor } from './http/visitor.ts'
import type { PictureFiles } from './media/picture-file.ts'
import { requireMember } from './members/login/require-member.ts'
import type { InstallationContext, RequestContext } from './routes/serve.ts'
import { requireStaff, signedOut } from './staff/require-staff.ts'
import { isSame } from './staff/staff-secrets.ts'

interface Doorkeeper {
  db: Db
  clock: () => Date
  config: ShopConfig
  limits: VisitorLimits
  pictures: PictureFiles
}

/**
 * Who may make which call: whether the shop is open to the visitor, the staff are the staff, and a member's token is
 * good.
 */
export function admitCaller({ db, clock, config, limits, pictures }: Doorkeeper): Admit {
  return async (c: Context<AppEnv>, call, name) => {
    const channel = c.get('channel')
    const now = clock()
    await requireOpen({ call, name, channel, db, now, keycode_token: readKeycodeToken(c) })
    const bearer = readBearer(c)
    const visitor = readVisitor(c)
    const visit = { db, channel, now, config, visitor, bearer }
    const actor = call.auth === 'admin' ? await requireStaff(visit, call, c.req.method) : null
    const context: Omit<RequestContext, 'db'> = {
      channel,
      now,
      config,
      bearer,
      visitor,
      actor,
      pictures,
      member: await requireMember(call.auth, { db, channel, now, bearer }),
      tag_token: readHeader(c, 'x-tag-token'),
      limit: limits.of(visitor.address),
      adoptCart: async (tx, member_id, token) => {
        await adoptCart(tx, { channel, now, member_id }, token)
      },
    }
    const preview = c.req.method === 'GET' && isForAll(call) ? readHeader(c, PREVIEW_HEADER) : null
    return {
      context,
      is_preview: preview !== null,
      read: (handle) =>
        preview === null ? handle(db) : readAsPreviewed(db, { channel_id: channel.id, now }, preview, handle),
    }
  }
}

/**
 * Whoever runs the installation, by its token alone: no person has it, and no cookie counts.
 * @throws ApiError 401
 */
export function admitOperator({ db, clock, config, pictures }: Omit<Doorkeeper, 'limits'>): Admit {
  return (c) => {
    const expected = config.installation_token
    const bearer = readBearer(c)
    if (expected === undefined || bearer === null || !isSame(bearer, expected)) throw signedOut()
    const context: Omit<InstallationContext, 'db'> = { now: clock(), config, pictures }
    return Promise.resolve({ context, is_preview: false, read: (handle) => handle(db) })
  }
}

const readBearer = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null

const readHeader = (c: Context, name: string) => c.req.header(name)?.trim() || null

/** What a publisher reads: it is nobody. */
const isForAll = ({ auth }: CallDefinition) => auth === 'public' || auth === 'visitor'
