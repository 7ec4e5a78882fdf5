import { createForm } from './create-form.ts'

/** An answer in an inquiry of one's own. */
export function createInquiryReplyForm() {
  const plan = {
    body: { label: 'reply', is_required: true, control: 'textarea', autocomplete: 'off', max_length: 4000 },
  } as const
  return createForm(
    'inquiry-reply',
    plan,
    async () => (await import('./schemas/inquiry-reply.ts')).inquiryReply,
  )
}
