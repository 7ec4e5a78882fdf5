import { foldText } from '#src/rules/input/fold-text.ts'

/** The answer to a security question as it is hashed: ぽち, ポチ and ﾎﾟﾁ are one dog. */
export function foldAnswer(typed: string): string {
  return foldText(typed)
}
