/** What to tell a shopper: a code with a sentence in `src/text`, or a Japanese sentence of the API. */
export interface Words {
  code: string
  /** The API's own sentence, used when there is none for the code. */
  sentence?: string
}
