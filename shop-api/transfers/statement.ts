/** Money that came in, as a line of a bank's statement tells. */
export interface StatementRow {
  /** Day in Japan on which it was booked. */
  day: string
  /** Yen, above 0. */
  amount: number
  payer: string
  /** What else stands there: remarks, and the payer's message (EDI). */
  memo: string
}

/** What a file told of one account or several. */
export interface Statement {
  rows: StatementRow[]
  /** What the bank took back again: it is no money, and a row of before may be it. */
  reversed: StatementRow[]
  /** Lines of money that went out. */
  left_out: number
}

/** Places of the columns of a CSV, from 0. */
export interface ChosenColumns {
  day: number
  amount: number
  payer: number
}

/** A CSV whose columns nobody could guess: what a person needs to choose them. */
export interface UnknownColumns {
  headings: string[]
  samples: string[][]
}

/** Rows of one file: months of a busy account. */
export const MOST_ROWS = 10_000
