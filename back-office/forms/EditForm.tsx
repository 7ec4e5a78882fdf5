import { Alert, Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Form, useLogoutIfAccessDenied } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { Refusal } from '../api/refusal.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { type Entry, keepTexts } from './entry.ts'
import { findInput, forgetInput } from './kept-input.ts'
import { KeptInput } from './KeptInput.tsx'

export interface EditFormProps<Edited extends Entry> {
  /** Where the form is, e.g. `news/12`: input is kept under this name until it is saved. */
  place: string
  /** What is edited, as it was read. */
  entry: Edited
  /** Saves `values` over `base`, whose version goes along. @throws Refusal */
  save: (values: Entry, base: Edited) => Promise<Edited>
  /** Reads what is saved now, for two editors of one thing; left out for something new. */
  read?: () => Promise<Edited>
  onSaved: (saved: Edited, before: Edited) => void
  /** Names a field where two editors meet; left out where the words of the resource do. */
  toLabel?: ((name: string, entry: Edited) => string | undefined) | undefined
  /** The inputs, and the bar with the button that saves. */
  children: ReactNode
}

/**
 * The form of one thing. Whatever happens to a save, what was typed stays in it and on this device: a refused field says why, an
 * answer of 409 shows both versions, a session that is over comes back to the same input.
 */
export function EditForm<Edited extends Entry>({
  place,
  entry,
  save,
  read,
  onSaved,
  toLabel,
  children,
}: EditFormProps<Edited>) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [kept] = useState(() => findInput(place))
  // Saved with the version it was typed over, so a save by somebody else is still found out.
  const [base, setBase] = useState<Edited>(() => (kept ? { ...entry, version: kept.version } : entry))
  const [turn, setTurn] = useState(0)
  const [isRestored, setRestored] = useState(kept !== undefined)
  const [problem, setProblem] = useState('')
  const [conflict, setConflict] = useState<{ mine: Entry; theirs: Edited }>()

  const discard = async () => {
    forgetInput(place)
    setRestored(false)
    setBase(read ? await read() : entry)
    setTurn(turn + 1)
  }
  const submit = async (values: Entry, over: Edited = base): Promise<Record<string, string> | undefined> => {
    setProblem('')
    const mine = keepTexts(values, over)
    try {
      const saved = await save(mine, over)
      forgetInput(place)
      setRestored(false)
      setConflict(undefined)
      setBase(saved)
      setTurn(turn + 1)
      onSaved(saved, over)
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (await logoutIfAccessDenied(error)) return undefined
      if (error.status === 409 && read) return void setConflict({ mine, theirs: await read() })
      setConflict(undefined)
      setProblem(error.message)
      return error.body.errors
    }
  }
  return (
    <>
      {isRestored && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => void discard()}>
              {KINDS_TEXT.discard}
            </Button>
          }
        >
          {KINDS_TEXT.restored}
        </Alert>
      )}
      <Form
        key={turn}
        record={base as never}
        onSubmit={(values: Entry) => submit(values)}
        disableInvalidFormNotification
        noValidate
      >
        <KeptInput place={place} base={base} kept={isRestored ? kept : undefined} />
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {children}
        </Box>
      </Form>
      {conflict && (
        <ConflictDialog
          mine={conflict.mine}
          theirs={conflict.theirs}
          base={base}
          save={(chosen) => void submit(chosen, conflict.theirs)}
          close={() => setConflict(undefined)}
          toLabel={(name) => toLabel?.(name, conflict.theirs)}
        />
      )}
    </>
  )
}
