/** Why a line was not taken, for people. */
export interface Fault {
  line: number
  /** Heading of the column; null for the whole line. */
  column: string | null
  reason: string
}

/** Values by the names of our own fields. */
export type Values = Readonly<Record<string, unknown>>

/** A row whose cells were read. */
export interface Row {
  line: number
  last_line: number
  values: Values
  /** Headings by field, where the file calls them otherwise than we do. */
  labels?: Readonly<Record<string, string>>
  faults: readonly Fault[]
  /** Of a product, what its rows have in common. */
  group?: string
}

/** A thing to be written: a product with its variations, a piece of news, a member. */
export interface Entry {
  rows: readonly [Row, ...Row[]]
  faults: readonly Fault[]
}

/** Several faults of one entry. Thrown where it is being written. */
export class EntryFaults extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super('The entry has faults')
    this.faults = faults
  }
}
