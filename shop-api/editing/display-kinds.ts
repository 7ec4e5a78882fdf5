import { and, asc, eq, ne } from 'drizzle-orm'
import type {
  AdminBanner,
  AdminColourScheme,
  AdminFreeArea,
  AdminQuestionCategory,
  BannerInput,
  ColourSchemeInput,
  FreeAreaInput,
  QuestionCategoryInput,
} from '#contract/shapes/admin-content.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { banners, colour_schemes, free_areas, qa_categories, qas } from '#shop-api/db/schema/content.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { createTableKind } from './create-table-kind.ts'
import { renameInLayouts, shownInLayouts } from './layout-uses.ts'
import { pick } from './pick.ts'
import { ranked } from './rank-rows.ts'
import { refuseInUse } from './refuse-in-use.ts'

export const bannerKind = createTableKind<
  typeof banners,
  AdminBanner,
  BannerInput,
  Pick<AdminBanner, 'position'>
>({
  type: 'banner',
  path: 'banners',
  toPage: () => '/',
  table: banners,
  searched: [banners.title, banners.subtitle, banners.area],
  order: [banners.area, banners.position],
  toEntry: ({ area, title, subtitle, href, picture, is_show }) => ({
    area,
    title,
    subtitle,
    href,
    picture,
    is_show,
  }),
  toRow: (input) => pick(input, ['area', 'title', 'subtitle', 'href', 'picture', 'is_show']),
  ...ranked({ table: banners, group: banners.area }),
})

export const freeAreaKind = createTableKind<typeof free_areas, AdminFreeArea, FreeAreaInput>({
  type: 'free_area',
  path: 'free-areas',
  toPage: () => '/',
  table: free_areas,
  key: { field: 'code', column: free_areas.code },
  searched: [free_areas.name, free_areas.code, free_areas.body],
  order: [free_areas.code],
  toEntry: ({ code, name, body, updated_at }) => ({ code, name, body, updated_at: updated_at.toISOString() }),
  toRow: (input, now) => ({ ...pick(input, ['code', 'name', 'body']), updated_at: now }),
  async follow(tx, _id, { scope, input: { code }, was }) {
    if (code !== undefined && was !== undefined)
      await renameInLayouts(tx, scope, { kind: 'free_area', was, is: code })
  },
  ...shownInLayouts('free_area', { table: free_areas, code: free_areas.code }),
})

const rankedCategories = ranked({ table: qa_categories })

export const questionCategoryKind = createTableKind<
  typeof qa_categories,
  AdminQuestionCategory,
  QuestionCategoryInput,
  Pick<AdminQuestionCategory, 'position'>
>({
  type: 'faq_category',
  path: 'qa-categories',
  toPage: () => '/faq/',
  table: qa_categories,
  key: { field: 'key', column: qa_categories.key },
  searched: [qa_categories.name, qa_categories.key],
  order: [qa_categories.position],
  toEntry: ({ key, name }) => ({ key, name }),
  toRow: (input) => pick(input, ['key', 'name']),
  ...rankedCategories,
  async follow(tx, id, save) {
    const {
      scope,
      input: { key },
      was,
    } = save
    if (key !== undefined && was !== undefined) {
      await tx
        .update(qas)
        .set({ category: key })
        .where(and(eq(qas.channel_id, scope.channel_id), eq(qas.category, was)))
    }
    await rankedCategories.follow(tx, id, save)
  },
  async makeWay(tx, id, { channel_id }) {
    const held = await tx
      .select({ question: qas.question })
      .from(qa_categories)
      .innerJoin(qas, and(eq(qas.channel_id, channel_id), eq(qas.category, qa_categories.key)))
      .where(eq(qa_categories.id, id))
      .orderBy(asc(qas.position), asc(qas.id))
    refuseInUse(held.map(({ question }) => EDITOR_ERRORS.use.question(question)))
  },
})

export const colourSchemeKind = createTableKind<typeof colour_schemes, AdminColourScheme, ColourSchemeInput>({
  type: 'colour_scheme',
  path: 'colour-schemes',
  toPage: () => '/',
  table: colour_schemes,
  key: { field: 'name', column: colour_schemes.name },
  searched: [colour_schemes.name],
  order: [colour_schemes.name],
  toEntry: ({ name, colours, is_selected }) => ({ name, colours, is_selected }),
  toRow: (input) => pick(input, ['name', 'colours', 'is_selected']),
  async follow(tx, id, { scope, input: { is_selected } }) {
    if (!is_selected) return
    await tx
      .update(colour_schemes)
      .set({ is_selected: false })
      .where(and(eq(colour_schemes.channel_id, scope.channel_id), ne(colour_schemes.id, id)))
  },
  async makeWay(tx, id) {
    const [own] = await tx.select().from(colour_schemes).where(eq(colour_schemes.id, id))
    if (own?.is_selected) throw refused('admin.in_use', EDITOR_ERRORS.scheme_in_use)
  },
})
