import { isKind } from '#back-office/frame/subject.ts'
import { subjects } from '#back-office/subjects.ts'

/** A screen of the back office. */
export interface Screen {
  /** After the `#`; `{id}` stands for an entry. */
  path: string
  /** The kind whose entry is opened. */
  kind?: string
  /** A new entry is made here: pressing save says what is missing. */
  is_new?: true
}

/** Every screen there is: what a subject adds joins by itself. */
export function listScreens(): Screen[] {
  const screens = subjects.flatMap(({ entries }) =>
    entries.flatMap((entry): Screen[] => {
      if (!isKind(entry)) return [{ path: `/${entry.path}` }]
      const { kind, blank, form, edit, order } = entry
      return [
        { path: `/${kind}` },
        ...(order ? [{ path: `/${kind}/order` }] : []),
        ...(blank && form ? [{ path: `/${kind}/create`, is_new: true as const }] : []),
        ...(form || edit ? [{ path: `/${kind}/{id}`, kind }] : []),
      ]
    }),
  )
  return [{ path: '/' }, ...screens]
}
