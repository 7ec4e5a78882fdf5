import { Alert, Button, Dialog, DialogActions, DialogContent } from '@mui/material'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { Refusal } from '../api/refusal.ts'

/** Why many could not be changed: of each its own reason. */
export function BulkReasons({ problem }: { problem: unknown }) {
  const reasons = problem instanceof Refusal ? Object.values(problem.body.errors as object) : []
  return (
    <Alert severity="error">
      {problem instanceof Error && problem.message}
      <ul>
        {reasons.map((reason) => (
          <li key={String(reason)}>{String(reason)}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** The same in a window of its own; shut while there is none. */
export function BulkProblem({ problem, close }: { problem: unknown; close: () => void }) {
  return (
    <Dialog open={problem !== undefined} onClose={close}>
      <DialogContent>
        <BulkReasons problem={problem} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{CATALOGUE_TEXT.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
