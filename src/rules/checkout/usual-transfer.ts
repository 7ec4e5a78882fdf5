/** How a new shop waits for a transfer, in days. Banks are closed at weekends, and whoever pays late pays within days. */
export const USUAL_TRANSFER = { deadline_days: 7, remind_days_before: 2, cancel_days_after: 3 } as const
