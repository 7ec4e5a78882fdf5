import * as z from 'zod/mini'
import { AddressSchema, PostalAddressSchema, PrefectureSchema } from './shapes/address.ts'
import { AdminArticleSchema, AdminProductSchema } from './shapes/admin.ts'
import { CardSchema } from './shapes/card.ts'
import { CartPackingSchema, CartProductSchema, CartSchema, CartShippingSchema } from './shapes/cart.ts'
import { LeadtimeSchema, OrdererSchema, PaymentSchema } from './shapes/cart.ts'
import { CatalogSchema } from './shapes/catalog.ts'
import { ArticleSchema, BannerSchema, BrandSchema, LayoutSchema, MakerSchema } from './shapes/content.ts'
import { CouponSchema, UserCouponSchema } from './shapes/coupon.ts'
import { ErrorBodySchema } from './shapes/error.ts'
import { DecisionDataSchema } from './shapes/event.ts'
import { PictureSchema, ReferenceSchema } from './shapes/fields.ts'
import { FormLayoutSchema } from './shapes/form-layout.ts'
import { InquiryDetailSchema, InquirySchema } from './shapes/inquiry.ts'
import { LandingPageSchema } from './shapes/landing-page.ts'
import { MeasurementSchema } from './shapes/measurement.ts'
import { MemorialSchema } from './shapes/memorial.ts'
import { OrderGiftSchema, OrderSchema } from './shapes/order.ts'
import { OrderSummarySchema } from './shapes/order-summary.ts'
import {
  ProductSchema,
  ProductSummarySchema,
  ProductVariationSchema,
  ReviewSchema,
} from './shapes/product.ts'
import { ReceiptSchema } from './shapes/receipt.ts'
import { LoginSchema } from './shapes/session.ts'
import { CompanySchema, SettingsSchema } from './shapes/settings.ts'
import { SocialGiftSchema, SocialGiftShippingSchema } from './shapes/social-gift.ts'
import { StylistDetailSchema, StylistSchema } from './shapes/stylist.ts'
import { SystemMessageSchema } from './shapes/system-message.ts'
import { UserSchema } from './shapes/user.ts'
import { UserAddressSchema } from './shapes/user-address.ts'
import { UserListDetailSchema, UserListSchema } from './shapes/user-list.ts'

export type JsonSchema = Record<string, unknown>

/** Shapes that get a name of their own in the document; the others are written where they are used. */
const named: Readonly<Record<string, z.ZodMiniType>> = {
  Address: AddressSchema,
  AdminArticle: AdminArticleSchema,
  AdminProduct: AdminProductSchema,
  Article: ArticleSchema,
  Banner: BannerSchema,
  Brand: BrandSchema,
  Card: CardSchema,
  Cart: CartSchema,
  CartPacking: CartPackingSchema,
  CartProduct: CartProductSchema,
  CartShipping: CartShippingSchema,
  Catalog: CatalogSchema,
  Company: CompanySchema,
  Coupon: CouponSchema,
  DecisionData: DecisionDataSchema,
  Error: ErrorBodySchema,
  FormLayout: FormLayoutSchema,
  Inquiry: InquirySchema,
  InquiryDetail: InquiryDetailSchema,
  LandingPage: LandingPageSchema,
  Layout: LayoutSchema,
  Leadtime: LeadtimeSchema,
  Login: LoginSchema,
  Maker: MakerSchema,
  Measurement: MeasurementSchema,
  Memorial: MemorialSchema,
  Order: OrderSchema,
  OrderGift: OrderGiftSchema,
  OrderSummary: OrderSummarySchema,
  Orderer: OrdererSchema,
  Payment: PaymentSchema,
  Picture: PictureSchema,
  PostalAddress: PostalAddressSchema,
  Prefecture: PrefectureSchema,
  Product: ProductSchema,
  ProductSummary: ProductSummarySchema,
  ProductVariation: ProductVariationSchema,
  Receipt: ReceiptSchema,
  Reference: ReferenceSchema,
  Review: ReviewSchema,
  Settings: SettingsSchema,
  SocialGift: SocialGiftSchema,
  SocialGiftShipping: SocialGiftShippingSchema,
  Stylist: StylistSchema,
  StylistDetail: StylistDetailSchema,
  SystemMessage: SystemMessageSchema,
  User: UserSchema,
  UserAddress: UserAddressSchema,
  UserCoupon: UserCouponSchema,
  UserList: UserListSchema,
  UserListDetail: UserListDetailSchema,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema, { id })
const nothingNamed = z.registry<{ id: string }>()

/** What an answer carries. Named shapes in it become references and are put into `components`. */
export function toAnswerSchema(schema: z.ZodMiniType, components: Record<string, JsonSchema>): JsonSchema {
  const {
    $schema: _draft,
    $defs = {},
    ...answer
  } = pointToComponents(
    z.toJSONSchema(schema, {
      metadata: names,
      io: 'output',
      override: ({ jsonSchema }) => keepOpen(jsonSchema),
    }),
  )
  Object.assign(components, $defs)
  return answer
}

/** What a call may send: before trimming, coercion and defaults. */
export function toInputSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _draft, ...input } = z.toJSONSchema(schema, {
    metadata: nothingNamed,
    io: 'input',
    override: ({ jsonSchema }) => dropSafeRange(jsonSchema),
  })
  return input
}

/** Readers must bear fields that come later, so no answer says it has no others. */
function keepOpen(schema: JsonSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties
  dropSafeRange(schema)
}

/** zod writes the range of JavaScript's whole numbers at every integer; it says nothing about a shop. */
function dropSafeRange(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}

function pointToComponents(schema: JsonSchema): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
