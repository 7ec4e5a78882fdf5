/** What `noren doctor` saw of one thing. */
export interface Finding {
  what: string
  is_fine: boolean
  /** What was seen. */
  told: string
  /** How to mend it; only of what is not fine. */
  mend?: string
}
