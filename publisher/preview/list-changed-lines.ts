import { diffLines } from 'diff'
import { toPageText } from './to-page-text.ts'

/** What two versions of a page say otherwise, a line each: `- ` as it was, `+ ` as it is. Markup does not count. */
export function listChangedLines(before: string, after: string): string[] {
  return diffLines(toPageText(before), toPageText(after)).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .split('\n')
          .filter(Boolean)
          .map((line) => `${added ? '+' : '-'} ${line}`)
      : [],
  )
}
