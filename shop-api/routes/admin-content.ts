import {
  bannerKind,
  colourSchemeKind,
  freeAreaKind,
  questionCategoryKind,
} from '#shop-api/editing/display-kinds.ts'
import { catalogKind, stylistKind } from '#shop-api/editing/showcase-kinds.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serveKind } from './serve-kind.ts'

export const adminContentRoutes: readonly ServedCall[] = [
  ...serveKind(bannerKind),
  ...serveKind(freeAreaKind),
  ...serveKind(questionCategoryKind),
  ...serveKind(colourSchemeKind),
  ...serveKind(stylistKind),
  ...serveKind(catalogKind),
]
