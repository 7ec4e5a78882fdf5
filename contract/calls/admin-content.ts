import { declareCalls } from '../call.ts'
import { declareKind, plainListQuery } from '../declare-kind.ts'
import {
  AdminBannerSchema,
  AdminCatalogSchema,
  AdminColourSchemeSchema,
  AdminFreeAreaSchema,
  AdminQuestionCategorySchema,
  AdminStylistSchema,
  BannerInputSchema,
  CatalogInputSchema,
  ColourSchemeInputSchema,
  FreeAreaInputSchema,
  QuestionCategoryInputSchema,
  StylistInputSchema,
} from '../shapes/admin-content.ts'

const area = 'content'
const query = plainListQuery

/** What the shop shows beside its goods. */
export const adminContentCalls = declareCalls({
  ...declareKind('banners', {
    area,
    things: 'banners, by area and in their order',
    entry: AdminBannerSchema,
    input: BannerInputSchema,
    query,
  }),
  ...declareKind('free-areas', {
    area,
    things: 'blocks of rich text',
    entry: AdminFreeAreaSchema,
    input: FreeAreaInputSchema,
    query,
  }),
  ...declareKind('qa-categories', {
    area,
    things: 'categories of questions, in their order',
    entry: AdminQuestionCategorySchema,
    input: QuestionCategoryInputSchema,
    query,
  }),
  ...declareKind('colour-schemes', {
    area,
    things: 'colour schemes',
    entry: AdminColourSchemeSchema,
    input: ColourSchemeInputSchema,
    query,
  }),
  ...declareKind('stylists', {
    area,
    things: 'stylists, each with all outfits',
    entry: AdminStylistSchema,
    input: StylistInputSchema,
  }),
  ...declareKind('catalogs', {
    area,
    things: 'printed catalogues',
    entry: AdminCatalogSchema,
    input: CatalogInputSchema,
  }),
})
