import { isDeepStrictEqual } from 'node:util'
import type { AdminSetting, MessageInput } from '#contract/shapes/admin-site.ts'
import { isOfKind } from '#contract/shapes/setting-kinds.ts'
import { getCall } from '#contract/index.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { ThemesConfig } from '#shop-api/channels/installed-themes.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { Db } from '#shop-api/db/db.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { shopDocuments } from './documents/shop-documents.ts'
import { listAdminLayouts, requireLayoutAddress, writeLayout } from './edit-layouts.ts'
import { listAdminMessages, removeMessage, requireMessageCode, writeMessage } from './edit-messages.ts'
import { changeSettings, listAdminSettings } from './edit-settings.ts'
import type { SavingScope } from './edited-kind.ts'
import { readDocument, saveDocument } from './shop-document.ts'
import { readMaintenance, switchMaintenance } from './switch-maintenance.ts'
import { switchSelling } from './switch-selling.ts'

export interface Restored {
  db: Db
  channel: Channel
  scope: SavingScope
  config: ThemesConfig
  key: string
  /** What was there before the change; null for nothing. */
  before: object | null
}

type Restore = (restored: Restored) => Promise<unknown>

/** What a call would have to be sent for it. @throws ApiError 422 for what the contract of today does not take */
export function toInput(name: string, before: object): object {
  const parsed = getCall(name)?.body?.safeParse(before)
  if (!parsed?.success) throw cannotUndo()
  return parsed.data as object
}

export const cannotUndo = () => refused('admin.cannot_undo', STAFF_ERRORS.cannot_undo)

const restores: Readonly<Record<string, Restore>> = {
  async settings({ db, channel, scope, config, key, before }) {
    const setting = (await listAdminSettings(db, channel, config)).find((one) => one.key === key)
    if (!setting) throw cannotUndo()
    const { value } = before as Pick<AdminSetting, 'value'>
    // Nobody knows any more which text it was: 100000 may have been "1e5".
    if (!isOfKind(value, setting)) throw cannotUndo()
    const was = isDeepStrictEqual(value, setting.default_value) ? null : value
    const input = { settings: [{ key, value: was, version: setting.version }] }
    await changeSettings(db, channel, scope, input, config)
  },

  async messages({ db, scope, key, before }) {
    const code = requireMessageCode(key)
    const version = (await listAdminMessages(db, scope)).find((one) => one.code === code)?.version ?? 0
    if (before === null) return removeMessage(db, scope, { code, version })
    const words = toInput('PUT /v1/admin/messages/{code}', { ...before, version }) as MessageInput
    await writeMessage(db, scope, { ...words, code })
  },

  async layouts({ db, scope, key, before }) {
    const [kind = '', name = ''] = key.split(':')
    const address = requireLayoutAddress({ scope: kind, name })
    const now = (await listAdminLayouts(db, scope)).find((one) => one.scope === kind && one.name === name)
    const written = { blocks: [], ...before, version: now?.version ?? 0 }
    const input = toInput('PUT /v1/admin/layouts/{scope}/{name}', written)
    await writeLayout(db, scope, { ...(input as Parameters<typeof writeLayout>[2]), ...address })
  },

  async maintenance({ db, channel, scope, before }) {
    const { version } = await readMaintenance(db, channel.id)
    const input = toInput('PUT /v1/admin/maintenance', { ...before, version })
    await switchMaintenance(
      db,
      { ...scope, channel: channel.name },
      input as Parameters<typeof switchMaintenance>[2],
    )
  },

  async selling({ db, channel, scope, before }) {
    const { is_selling } = toInput('PUT /v1/admin/selling', before ?? {}) as { is_selling: boolean }
    await switchSelling(db, { ...scope, channel: channel.name }, is_selling)
  },
}

/** How something that is no row of a kind is put back; undefined for what cannot be. */
export function findRestore(kind: string): Restore | undefined {
  const document = shopDocuments.find(({ name }) => name === kind)
  if (!document) return restores[kind]
  if (document.is_secret) return undefined
  return async ({ db, channel, scope, before }) => {
    const { version } = await readDocument(db, document, channel.id)
    const input = toInput(`PUT /v1/admin/${kind}`, { ...before, version })
    await saveDocument(db, document, { ...scope, channel: channel.name }, input as never)
  }
}
