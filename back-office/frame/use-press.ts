import { useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'

/** A press that does one thing at a time. What goes wrong is said in `problem`; a session that is over leads to the login. */
export function usePress() {
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState('')
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setRunning(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (!(await logoutIfAccessDenied(error))) setProblem(error.message)
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning, problem }
}
