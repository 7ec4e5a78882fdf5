import { useResourceDefinitions, useTranslate } from 'react-admin'
import { JOURNAL_TEXT } from '#src/text/back-office/journal.ts'

/** What kinds of things are called: as their screens are. */
export function useKindNames() {
  const translate = useTranslate()
  const nameKind = (kind: string): string =>
    JOURNAL_TEXT.kinds[kind] ?? translate(`resources.${kind}.name`, { _: kind })
  const kinds = new Set([...Object.keys(JOURNAL_TEXT.kinds), ...Object.keys(useResourceDefinitions())])
  return { nameKind, kinds: [...kinds] }
}
