export interface TestReport {
  passed: number
  failed: number
  /** What did not pass, in the order of the report. */
  rest: { name: string; state: string; message: string }[]
  /** Seconds of each file: its tests, and what vitest does before and after them. */
  files: { name: string; seconds: number }[]
}
