/** What stands for an address beside the entries of the book, by value of the choice. */
export const ADDRESS_VALUES = { typed: 'typed', orderer: 'orderer' } as const
