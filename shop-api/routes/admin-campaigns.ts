import { couponKind, popupKind } from '#shop-api/editing/campaign-kinds.ts'
import { serveKind } from './serve-kind.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'

export const adminCampaignRoutes: readonly ServedCall[] = [...serveKind(couponKind), ...serveKind(popupKind)]
