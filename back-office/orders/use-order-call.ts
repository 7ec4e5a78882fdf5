import { useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'

/** Makes one call at a time that answers an order; what is wrong is said in `problem`. */
export function useOrderCall(onChanged: (order: AdminOrderDetail) => void) {
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState('')
  const logoutIfDenied = useLogoutIfAccessDenied()
  const run = async (call: () => Promise<AdminOrderDetail>): Promise<void> => {
    setRunning(true)
    setProblem('')
    try {
      onChanged(await call())
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning, problem }
}
