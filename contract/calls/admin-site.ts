import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { declareDocument } from '../declare-document.ts'
import {
  AdminLayoutSchema,
  AdminMaintenanceSchema,
  AdminMessageSchema,
  AdminSettingSchema,
  AdminThemeSchema,
  LayoutInputSchema,
  LayoutTargetsSchema,
  MaintenanceInputSchema,
  MessageInputSchema,
  SettingsInputSchema,
} from '../shapes/admin-site.ts'
import { listOf } from '../shapes/fields.ts'
import { MenuPageSchema, MenusSchema } from '../shapes/menus.ts'

const is_ours = true
const auth = 'admin'
const area = 'shop'
const errors = ['admin.version_conflict'] as const

/** What staff set for the whole shop: messages of pages, settings, layouts, menus, maintenance. */
export const adminSiteCalls = declareCalls({
  'GET /v1/admin/messages': {
    is_ours,
    summary: 'Every message a page may have (behaviour 2.3), also those nobody wrote.',
    auth,
    area,
    response: listOf(AdminMessageSchema),
  },
  'PUT /v1/admin/messages/{code}': {
    is_ours,
    summary:
      'Writes the message of a page. Visitors who hid it see it again once its words differ. 409 when it was saved since `version`.',
    auth,
    area,
    body: MessageInputSchema,
    response: AdminMessageSchema,
    errors,
  },
  'DELETE /v1/admin/messages/{code}': {
    is_ours,
    summary: 'Takes the message off its page. 409 when it was saved since `version`.',
    auth,
    area,
    query: z.object({ version: z.optional(z.coerce.number().check(z.int())) }),
    response: null,
    errors,
  },
  'GET /v1/admin/settings': {
    is_ours,
    summary: 'Every setting staff may change, with its default.',
    auth,
    area,
    response: listOf(AdminSettingSchema),
  },
  'PUT /v1/admin/settings': {
    is_ours,
    summary:
      'Changes settings, all of them or none; null takes one back to its default. 409 when one was saved since its `version`.',
    auth,
    area,
    body: SettingsInputSchema,
    response: listOf(AdminSettingSchema),
    errors,
  },
  'GET /v1/admin/themes': {
    is_ours,
    summary: 'The themes that are installed: what the setting SITE.THEME may be.',
    auth,
    area,
    response: listOf(AdminThemeSchema),
  },
  'GET /v1/admin/layouts': {
    is_ours,
    summary: 'Layouts of pages, and the shared layouts of all frames.',
    auth,
    area: 'content',
    response: listOf(AdminLayoutSchema),
  },
  'GET /v1/admin/layout-targets': {
    is_ours,
    summary: 'What blocks of a layout can show, by kind of block.',
    auth,
    area: 'content',
    response: listOf(LayoutTargetsSchema),
  },
  'PUT /v1/admin/layouts/{scope}/{name}': {
    is_ours,
    summary:
      'Chooses the frame of a page and places blocks on it, or on every page of a shared layout. 409 when it was saved since `version`.',
    auth,
    area: 'content',
    body: LayoutInputSchema,
    response: AdminLayoutSchema,
    errors,
  },
  ...declareDocument('menus', {
    thing: 'the links of the shop’s own in header and footer',
    area: 'content',
    fields: MenusSchema,
    input: MenusSchema,
  }),
  'GET /v1/admin/menu-pages': {
    is_ours,
    summary:
      'Pages of the shop that a link of a menu may lead to, by words of their name or address: up to twenty of a kind.',
    auth,
    area: 'content',
    query: z.object({ q: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({ pages: z.array(MenuPageSchema) }),
  },
  'GET /v1/admin/maintenance': {
    is_ours,
    summary: 'Whether the shop is closed for maintenance, and what its screen says.',
    auth,
    area,
    response: AdminMaintenanceSchema,
  },
  'PUT /v1/admin/maintenance': {
    is_ours,
    summary:
      'Closes the shop with the words of its maintenance screen, or opens it (null). 409 when it was switched since `version`.',
    auth,
    area,
    body: MaintenanceInputSchema,
    response: AdminMaintenanceSchema,
    errors,
  },
})
