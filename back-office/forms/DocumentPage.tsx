import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ResourceContextProvider, Title, useCanAccess } from 'react-admin'
import type { ChangeType } from '#contract/publish-hook.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { Loading } from '../frame/Loading.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { EditForm } from './EditForm.tsx'
import { type Entry, listChanged } from './entry.ts'
import { SaveBar } from './SaveBar.tsx'
import { useEntry } from './use-entry.ts'

interface Change {
  type: ChangeType
  key: string
}

interface Props<Document extends Entry> {
  /** The `path` of its entry in the subject: labels are found by it. */
  path: string
  title: string
  read: () => Promise<Document>
  /** Sends it with the version of `base`. @throws Refusal */
  write: (values: Entry, base: Document) => Promise<Document>
  /** Names a field where two editors meet; left out where the words of the resource do. */
  toLabel?: (name: string, document: Document) => string | undefined
  /** What was there before cannot be read, so it cannot be put back. */
  noUndo?: boolean
  /** What its saves are called where publishers hear of them: the notice then says what became of it. */
  change?: Change | ((saved: Document, before: Document) => Change | undefined)
  children: ReactNode
}

/** The form of something a shop has once: its company, its fees, its terms. */
export function DocumentPage<Document extends Entry>({
  path,
  title,
  read,
  write,
  toLabel,
  noUndo = false,
  change,
  children,
}: Props<Document>) {
  const { entry, error } = useEntry(path, read)
  const { canAccess } = useCanAccess({ resource: path, action: 'save' })
  const queries = useQueryClient()
  const toNotice = (saved: Document, before: Document) => {
    const told = typeof change === 'function' ? change(saved, before) : change
    return told && saved.version !== undefined ? { change: { ...told, version: saved.version } } : {}
  }
  const announce = (saved: Document, before: Document) => {
    // What else was read from it, e.g. which switches are on.
    void queries.invalidateQueries({ queryKey: [path] })
    const undo = async () => {
      const restored = await write(before, saved)
      // The form on the screen still shows what was taken back.
      await queries.resetQueries({ queryKey: ['entry', path] })
      void queries.invalidateQueries({ queryKey: [path] })
      announceSave({ sentence: KINDS_TEXT.undone, ...toNotice(restored, saved) })
    }
    const isChanged = listChanged(saved, before).length > 0
    announceSave({
      sentence: KINDS_TEXT.saved,
      ...(isChanged && toNotice(saved, before)),
      ...(isChanged && !noUndo && { undo }),
    })
  }
  return (
    <ResourceContextProvider value={path}>
      <Title title={title} preferenceKey={false} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!entry && !error && <Loading />}
      {entry && (
        <EditForm
          key={entry.version}
          place={path}
          entry={entry}
          save={write}
          read={read}
          onSaved={announce}
          toLabel={toLabel}
        >
          {children}
          {canAccess ? <SaveBar /> : <Alert severity="info">{KINDS_TEXT.read_only}</Alert>}
        </EditForm>
      )}
    </ResourceContextProvider>
  )
}
