import type { Address } from '#contract/shapes/address.ts'

export const toFullName = ({ shipping_last_name, shipping_first_name }: Address) =>
  `${shipping_last_name} ${shipping_first_name}`

/** Id of a recipient's row, to lead to it. */
export const toRowId = (id: string) => `recipient-${id}`
