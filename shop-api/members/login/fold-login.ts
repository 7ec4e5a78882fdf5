import { foldText } from '#src/rules/input/fold-text.ts'

/** A login name or e-mail address as it is stored and looked up: half width, lower case, no spaces around. */
export function foldLogin(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase()
}

/** The answer to a security question as it is hashed: ぽち, ポチ and ﾎﾟﾁ are one dog. */
export function foldAnswer(typed: string): string {
  return foldText(typed)
}
