import { useState } from 'react'
import { createInquiryReplyForm } from '#src/forms/inquiry-reply.ts'
import { replyToInquiry } from '#src/stores/contact/member-inquiries.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { inquiryTexts as texts } from '#src/text/member/mypage-messages.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { RecordForm } from '../member/RecordForm.tsx'
import { toEnd } from '../member/use-record-form.ts'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  inquiry_key: string
  /** The reply stands in the talk now. */
  onSent: () => void
}

/** An answer in one's own inquiry. */
export function ReplyForm({ inquiry_key, onSent }: Props) {
  const [definition] = useState(() => {
    const form = createInquiryReplyForm()
    return { ...form, name: `${form.name}-${inquiry_key}` }
  })
  const form = useShopForm(definition, {})
  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const values = await form.validate()
    if (!values) return 'invalid'
    const failure = await replyToInquiry(inquiry_key, values.body)
    if (failure) return toEnd(form, failure)
    form.forgetDraft()
    showToast({ code: 'member.replied' })
    onSent()
    return 'done'
  })
  return (
    <RecordForm submission={submission} messages={form.messages} submit={texts.submit}>
      <TextField bound={form.bind('body')} hint={texts.reply_hint} />
    </RecordForm>
  )
}
