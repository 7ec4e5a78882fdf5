/** Of quotations members keep. */
export const quotationFields: Readonly<Record<string, string>> = {
  problems: 'What keeps it from being ordered by one press; empty when nothing does.',
  quotation_no: 'Number of the quotation, e.g. `Q-2611-000123`.',
  quoted_at: 'When it was made.',
  valid_until: 'Last day on which its prices hold, in Japan.',
}
