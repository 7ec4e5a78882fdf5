export interface TestReport {
  passed: number
  failed: number
  /** What did not pass, in the order of the report. */
  rest: { name: string; state: string; message: string }[]
}
