const toParam = (value: object) => encodeURIComponent(JSON.stringify(value))

/** The list of fitments of a product, or with a bike. */
export const toFitments = (filter: { product_key: string } | { bike_key: string }): string =>
  `/fitments?filter=${toParam(filter)}`

/** The form of a new one, begun with what is known of it. */
export const toNew = (kind: 'bikes' | 'fitments', known: object): string =>
  `/${kind}/create?source=${toParam(known)}`
