import { categoryKind, inquiryCategoryKind } from '#shop-api/editing/category-kinds.ts'
import { brandKind, collectionKind, tagKind } from '#shop-api/editing/shelf-kinds.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serveKind } from './serve-kind.ts'

export const adminCatalogueRoutes: readonly ServedCall[] = [
  ...serveKind(categoryKind),
  ...serveKind(inquiryCategoryKind),
  ...serveKind(brandKind),
  ...serveKind(tagKind),
  ...serveKind(collectionKind),
]
