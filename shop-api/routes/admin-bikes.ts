import { bikeKind } from '#shop-api/editing/bike-kind.ts'
import { fitmentKind } from '#shop-api/editing/fitment-kind.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serveKind } from './serve-kind.ts'

export const adminBikeRoutes: readonly ServedCall[] = [...serveKind(bikeKind), ...serveKind(fitmentKind)]
