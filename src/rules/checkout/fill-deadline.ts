/** When a shopper pays, as the shop words it, with the days it gives: `{deadline_days}日以内`. */
export function fillDeadline(payment_time: string, deadline_days: number | undefined): string {
  return payment_time.replaceAll('{deadline_days}', String(deadline_days ?? ''))
}
