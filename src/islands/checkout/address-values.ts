/** Values of the choice that are not entries of the book. */
export const ADDRESS_VALUES = { typed: 'typed', orderer: 'orderer' } as const
