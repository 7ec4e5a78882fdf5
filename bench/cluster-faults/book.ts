/** What must hold, and how often it did not. */
export interface Violation {
  what: 'half-published' | 'stale after a receipt' | 'request failed' | 'lost edit' | 'orders'
  words: string
}

/** What an edit came to, shared by those who edit and those who read. */
export function openBook() {
  const violations: Violation[] = []
  /** Pages beside one that showed an edit before its receipt, for whoever looks for the cause. */
  const ahead: string[] = []
  const receipts: { number: number; at: number }[] = []
  const counts = { edits: 0, edits_sent_again: 0, whole: 0, receipts: 0, served: 0, failed: 0, excused: 0 }
  /** The last edit that was answered as saved. */
  let saved = 0
  return {
    violations,
    counts,
    ahead,
    get saved() {
      return saved
    },
    save(number: number) {
      saved = number
      counts.edits += 1
    },
    receive(number: number) {
      receipts.push({ number, at: performance.now() })
      counts.receipts += 1
    },
    /** The edit that must be live for whoever asks at that moment. */
    toFloor: (at: number) => receipts.findLast((one) => one.at <= at)?.number ?? 0,
    violate: (what: Violation['what'], words: string) =>
      void violations.push({ what, words: `${new Date().toISOString()} ${words}` }),
  }
}
export type Book = ReturnType<typeof openBook>
