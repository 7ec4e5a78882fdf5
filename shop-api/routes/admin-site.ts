import { listThemes } from '#shop-api/channels/installed-themes.ts'
import { listAdminLayouts, requireLayoutAddress, writeLayout } from '#shop-api/editing/edit-layouts.ts'
import { listLayoutTargets } from '#shop-api/editing/list-layout-targets.ts'
import {
  listAdminMessages,
  removeMessage,
  requireMessageCode,
  writeMessage,
} from '#shop-api/editing/edit-messages.ts'
import { changeSettings, listAdminSettings } from '#shop-api/editing/edit-settings.ts'
import { listMenuPages } from '#shop-api/editing/list-menu-pages.ts'
import { readMaintenance, switchMaintenance } from '#shop-api/editing/switch-maintenance.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'

export const adminSiteRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/messages', async (context) => ({
    body: { data: await listAdminMessages(context.db, toSavingScope(context)) },
  })),

  serve('PUT /v1/admin/messages/{code}', async (context) => {
    const code = requireMessageCode(context.params.code)
    await writeMessage(context.db, toSavingScope(context), { ...context.body, code })
    const messages = await listAdminMessages(context.db, toSavingScope(context))
    return { body: messages.find((message) => message.code === code)! }
  }),

  serve('DELETE /v1/admin/messages/{code}', async (context) => {
    const code = requireMessageCode(context.params.code)
    await removeMessage(context.db, toSavingScope(context), { code, version: context.query.version })
    return {}
  }),

  serve('GET /v1/admin/settings', async ({ db, channel, config }) => ({
    body: { data: await listAdminSettings(db, channel, config) },
  })),

  serve('PUT /v1/admin/settings', async (context) => {
    const { db, channel, body, config } = context
    await changeSettings(db, channel, toSavingScope(context), body, config)
    return { body: { data: await listAdminSettings(db, channel, config) } }
  }),

  serve('GET /v1/admin/themes', async ({ config }) => ({
    body: {
      data: (await listThemes(config)).map(({ key, name, description, picture_hash }) => ({
        key,
        name,
        description,
        picture: picture_hash === undefined ? null : `themes/${key}.webp?v=${picture_hash}`,
      })),
    },
  })),

  serve('GET /v1/admin/layouts', async (context) => ({
    body: { data: await listAdminLayouts(context.db, toSavingScope(context)) },
  })),

  serve('GET /v1/admin/layout-targets', async ({ db, channel }) => ({
    body: { data: await listLayoutTargets(db, channel.id) },
  })),

  serve('PUT /v1/admin/layouts/{scope}/{name}', async (context) => ({
    body: await writeLayout(context.db, toSavingScope(context), {
      ...context.body,
      ...requireLayoutAddress(context.params),
    }),
  })),

  serve('GET /v1/admin/menu-pages', async (context) => ({
    body: { pages: await listMenuPages(context.db, toSavingScope(context), context.query.q) },
  })),

  serve('GET /v1/admin/maintenance', async ({ db, channel }) => ({
    body: await readMaintenance(db, channel.id),
  })),

  serve('PUT /v1/admin/maintenance', async (context) => {
    const scope = { ...toSavingScope(context), channel: context.channel.name }
    return { body: await switchMaintenance(context.db, scope, context.body) }
  }),
]
