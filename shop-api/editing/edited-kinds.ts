import {
  blogKind,
  landingPageKind,
  makerKind,
  newsKind,
  questionKind,
  staticPageKind,
} from './content-kinds.ts'
import { bikeKind } from './bike-kind.ts'
import { businessAccountKind } from './business-account-kind.ts'
import { businessBuyerKind } from './business-buyer-kind.ts'
import { categoryKind, inquiryCategoryKind } from './category-kinds.ts'
import { bannerKind, colourSchemeKind, freeAreaKind, questionCategoryKind } from './display-kinds.ts'
import { brandKind, collectionKind, tagKind } from './shelf-kinds.ts'
import { couponKind, popupKind } from './campaign-kinds.ts'
import { contractPriceKind } from './contract-price-kind.ts'
import type { EditedKind } from './edited-kind.ts'
import { invoiceTermsKind } from './invoice-terms-kind.ts'
import { catalogKind, stylistKind } from './showcase-kinds.ts'
import { fitmentKind } from './fitment-kind.ts'
import { productKind } from './product-kind.ts'
import { redirectKind } from './redirect-kind.ts'

const kinds = [
  newsKind,
  blogKind,
  questionKind,
  makerKind,
  staticPageKind,
  landingPageKind,
  productKind,
  couponKind,
  popupKind,
  stylistKind,
  catalogKind,
  categoryKind,
  inquiryCategoryKind,
  brandKind,
  tagKind,
  collectionKind,
  bannerKind,
  freeAreaKind,
  questionCategoryKind,
  colourSchemeKind,
  redirectKind,
  bikeKind,
  fitmentKind,
  businessAccountKind,
  businessBuyerKind,
  contractPriceKind,
  invoiceTermsKind,
]

/** What the editor keeps under `/v1/admin/{path}`; undefined when that is nothing. */
export function findEditedKind(path: string): EditedKind<unknown, object> | undefined {
  return kinds.find((kind) => kind.path === path) as EditedKind<unknown, object> | undefined
}
