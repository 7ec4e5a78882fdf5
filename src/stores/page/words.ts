/** What to tell a shopper: a code `src/text` has a sentence for, or a sentence the API sent in Japanese. */
export interface Words {
  code: string
  /** The API's own sentence, used when there is none for the code. */
  sentence?: string
}
