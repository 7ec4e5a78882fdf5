/** A mail ready to be sent, in both forms every reader can show. */
export interface Mail {
  to: string
  /** Who answers: the shop, with its name. */
  from: { name: string; address: string }
  subject: string
  text: string
  html: string
}
