import { couponKind, popupKind } from '#shop-api/editing/campaign-kinds.ts'
import { serveKind } from '#shop-api/editing/serve-kind.ts'
import type { ServedCall } from '#shop-api/http/serve.ts'

export const adminCampaignRoutes: readonly ServedCall[] = [...serveKind(couponKind), ...serveKind(popupKind)]
