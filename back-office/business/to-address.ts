type Kind = 'business-buyers' | 'contract-prices'

const toParam = (value: object) => encodeURIComponent(JSON.stringify(value))

/** The list of what belongs to a company. */
export const toListOf = (kind: Kind, account_code: string): string =>
  `/${kind}?filter=${toParam({ account_code })}`

/** The form of a new one of a company. */
export const toNewOf = (kind: Kind, account_code: string): string =>
  `/${kind}/create?source=${toParam({ account_code })}`
