import { and, asc, eq } from 'drizzle-orm'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import type { Db } from '#shop-api/db/db.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { form_layouts } from '#shop-api/db/schema/member-records.ts'
import { DEFAULT_LAYOUTS, nameForCompanies } from './default-layouts.ts'

interface Scope {
  db: Db
  channel: { id: number; name: string }
}

/**
 * How this site asks for a form's fields: its own layout, or the usual one. What can be inquired about is the site's
 * in either. @throws ApiError 404 for a form nobody knows
 */
export async function findFormLayout({ db, channel }: Scope, form: string): Promise<FormLayout> {
  const [own] = await db
    .select({ layout: form_layouts.layout })
    .from(form_layouts)
    .where(and(eq(form_layouts.channel_id, channel.id), eq(form_layouts.form, form)))
  const layout = own?.layout ?? (await findUsual({ db, channel }, form))
  if (!layout) throw notFound()
  const isAsked = layout.form.some(({ name }) => name === 'category_id')
  if (!isAsked || layout.options['category_id']) return layout
  const category_id = await db
    .select({ value: categories.key, label: categories.name })
    .from(categories)
    .where(and(eq(categories.channel_id, channel.id), eq(categories.belongs_to, 'inquiries')))
    .orderBy(asc(categories.position), asc(categories.id))
  return { ...layout, options: { ...layout.options, category_id } }
}

async function findUsual({ db, channel }: Scope, form: string): Promise<FormLayout | undefined> {
  const usual = Object.hasOwn(DEFAULT_LAYOUTS, form) ? DEFAULT_LAYOUTS[form] : undefined
  const settings = usual && (await loadSettings(db, channel))
  return settings?.['SITE.IS_CORPORATE'] === true ? { ...usual!, form: nameForCompanies(usual!.form) } : usual
}
