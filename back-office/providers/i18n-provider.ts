import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { REACT_ADMIN_TEXT } from '#src/text/back-office/react-admin.ts'
import { isKind } from '../frame/subject.ts'
import { subjects } from '../subjects.ts'

/** `resources.<kind or path>.fields.<field>` are the labels of inputs and columns. */
const resources = Object.fromEntries(
  subjects
    .flatMap(({ entries }) => entries)
    .map((entry) => [
      isKind(entry) ? entry.kind : entry.path,
      { name: entry.text.name, fields: { ...KINDS_TEXT.fields, ...entry.text.fields } },
    ]),
)

const messages: TranslationMessages = { ...REACT_ADMIN_TEXT, resources }

export const i18nProvider = polyglotI18nProvider(() => messages, 'ja', { allowMissing: true })
