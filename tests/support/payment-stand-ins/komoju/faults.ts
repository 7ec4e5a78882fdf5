/** What goes wrong with the next calls of a path. */
export interface Fault {
  /** `POST /api/v1/sessions`, or a beginning of it. */
  call: string
  /**
   * `before`: the line is cut before anything is done. `during`: done, and cut within the answer. `after`: done, and answered
   * with 502. `instead`: not done, and answered with `answer`. `slowly`: done after `wait_ms`.
   */
  when: 'before' | 'during' | 'after' | 'instead' | 'slowly'
  times: number
  answer?: { status: number; body?: unknown; text?: string; location?: string }
  wait_ms?: number
}

export class Faults {
  #faults: Fault[] = []

  add(fault: Fault): void {
    this.#faults.push({ ...fault })
  }

  clear(): void {
    this.#faults = []
  }

  /** The fault of this call, which is used up by it. */
  take(call: string): Fault | undefined {
    const fault = this.#faults.find(({ call: begin, times }) => times > 0 && call.startsWith(begin))
    if (fault) fault.times -= 1
    return fault
  }
}
