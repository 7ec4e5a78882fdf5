/** What stands on a demo shop's bank statement. */
export const DEMO_STATEMENT = { transfer: '振込', interest: '決算利息' } as const
