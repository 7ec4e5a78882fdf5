import type { CallName } from '#contract/index.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { addressAndBrandRoutes } from './address-and-brands.ts'
import { authRoutes } from './auth.ts'
import { bikeRoutes } from './bikes.ts'
import { cartLineRoutes } from './cart-lines.ts'
import { cartRecipientRoutes } from './cart-recipients.ts'
import { cartShippingRoutes } from './cart-shipping.ts'
import { cartRoutes } from './cart.ts'
import { checkoutRoutes } from './checkout.ts'
import { contentFileRoutes } from './content-files.ts'
import { contentRoutes } from './content.ts'
import { eventRoutes } from './events.ts'
import { memberAccountRoutes } from './member-account.ts'
import { inquiryRoutes } from './inquiries.ts'
import { memberAddressRoutes } from './member-addresses.ts'
import { memberBusinessRoutes } from './member-business.ts'
import { approvalRoutes } from './approvals.ts'
import { orderListRoutes } from './order-lists.ts'
import { quotationRoutes } from './quotations.ts'
import { adminBusinessRoutes } from './admin-business.ts'
import { invoiceRoutes } from './invoices.ts'
import { memberGiftRoutes } from './member-gifts.ts'
import { memberListRoutes } from './member-lists.ts'
import { memberRecordRoutes } from './member-records.ts'
import { memberWalletRoutes } from './member-wallet.ts'
import { guestOrderRoutes } from './guest-orders.ts'
import { memoRoutes } from './memos.ts'
import { orderRoutes } from './orders.ts'
import { adminAccountRoutes } from './admin-account.ts'
import { adminAuthRoutes } from './admin-auth.ts'
import { adminBikeRoutes } from './admin-bikes.ts'
import { adminCampaignRoutes } from './admin-campaigns.ts'
import { adminCatalogueRoutes } from './admin-catalogue.ts'
import { adminContentRoutes } from './admin-content.ts'
import { adminImportRoutes } from './admin-imports.ts'
import { adminMemberRoutes } from './admin-members.ts'
import { adminOrderFileRoutes } from './admin-order-files.ts'
import { adminTransferRoutes } from './admin-transfers.ts'
import { adminTodayRoutes } from './admin-today.ts'
import { adminOrderRoutes } from './admin-orders.ts'
import { adminPaymentRoutes } from './admin-payments.ts'
import { adminJournalRoutes } from './admin-journal.ts'
import { adminPersonRoutes } from './admin-persons.ts'
import { adminPictureRoutes } from './admin-pictures.ts'
import { adminSellingRoutes } from './admin-selling.ts'
import { adminShopRoutes } from './admin-shops.ts'
import { adminSiteRoutes } from './admin-site.ts'
import { adminTermRoutes } from './admin-terms.ts'
import { adminTalkRoutes } from './admin-talk.ts'
import { nameEmbroideryRoutes } from './name-embroidery.ts'
import { adminRoutes } from './admin.ts'
import { memberAccessRoutes } from './member-access.ts'
import { adminInboxRoutes } from './admin-inbox.ts'
import { previewRoutes } from './previews.ts'
import { storefrontRoutes } from './storefront.ts'
import { socialGiftRoutes } from './social-gift.ts'
import { visitorRoutes } from './visitor.ts'
import { productRequestRoutes } from './product-requests.ts'
import { productRoutes } from './products.ts'

const served: readonly ServedCall[] = [
  ...contentRoutes,
  ...contentFileRoutes,
  ...productRoutes,
  ...bikeRoutes,
  ...addressAndBrandRoutes,
  ...cartRoutes,
  ...cartLineRoutes,
  ...cartShippingRoutes,
  ...cartRecipientRoutes,
  ...checkoutRoutes,
  ...authRoutes,
  ...memberAccountRoutes,
  ...inquiryRoutes,
  ...memberAddressRoutes,
  ...orderRoutes,
  ...guestOrderRoutes,
  ...memoRoutes,
  ...memberGiftRoutes,
  ...memberBusinessRoutes,
  ...approvalRoutes,
  ...orderListRoutes,
  ...quotationRoutes,
  ...memberListRoutes,
  ...memberWalletRoutes,
  ...memberRecordRoutes,
  ...nameEmbroideryRoutes,
  ...productRequestRoutes,
  ...eventRoutes,
  ...socialGiftRoutes,
  ...storefrontRoutes,
  ...visitorRoutes,
  ...memberAccessRoutes,
  ...adminAuthRoutes,
  ...adminAccountRoutes,
  ...adminJournalRoutes,
  ...adminPersonRoutes,
  ...adminCampaignRoutes,
  ...adminBusinessRoutes,
  ...invoiceRoutes,
  ...adminCatalogueRoutes,
  ...adminBikeRoutes,
  ...adminContentRoutes,
  ...adminInboxRoutes,
  ...adminRoutes,
  ...adminImportRoutes,
  ...adminOrderRoutes,
  ...adminPaymentRoutes,
  ...adminOrderFileRoutes,
  ...adminTransferRoutes,
  ...adminMemberRoutes,
  ...adminTodayRoutes,
  ...adminPictureRoutes,
  ...adminSellingRoutes,
  ...adminShopRoutes,
  ...adminSiteRoutes,
  ...adminTermRoutes,
  ...previewRoutes,
  ...adminTalkRoutes,
]

/** Names of the calls this shop answers; the others of the contract answer 501. */
export const servedCalls: readonly CallName[] = served.map((call) => call.name)

export function findServedCall(name: CallName): ServedCall | undefined {
  return served.find((call) => call.name === name)
}
