import { declareCalls } from '../call.ts'
import { declareKind, plainListQuery } from '../declare-kind.ts'
import {
  AdminBrandSchema,
  AdminCategorySchema,
  AdminCollectionSchema,
  AdminTagSchema,
  BrandInputSchema,
  CategoryInputSchema,
  CollectionInputSchema,
  TagInputSchema,
} from '../shapes/admin-catalogue.ts'

const area = 'catalogue'
const query = plainListQuery

/** Where the shop's products stand and what they are found under. */
export const adminCatalogueCalls = declareCalls({
  ...declareKind('categories', {
    area,
    things: 'categories of products, depth first',
    entry: AdminCategorySchema,
    input: CategoryInputSchema,
    query,
  }),
  ...declareKind('inquiry-categories', {
    area: 'content',
    things: 'categories of inquiries, depth first',
    entry: AdminCategorySchema,
    input: CategoryInputSchema,
    query,
  }),
  ...declareKind('brands', {
    area,
    things: 'brands',
    entry: AdminBrandSchema,
    input: BrandInputSchema,
    query,
  }),
  ...declareKind('tags', {
    area,
    things: 'tags of products, in their order',
    entry: AdminTagSchema,
    input: TagInputSchema,
    query,
  }),
  ...declareKind('collections', {
    area,
    things: 'hand-picked lists of products',
    entry: AdminCollectionSchema,
    input: CollectionInputSchema,
    query,
  }),
})
