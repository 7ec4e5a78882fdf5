import { useState } from 'react'
import { createLoginForm } from '#src/forms/login.ts'
import { setNextFlash } from '#src/stores/flash.ts'
import { goTo } from '#src/stores/go-to.ts'
import { type SignInEnd, signIn } from '#src/stores/sign-in.ts'
import { takeWantedPage } from '#src/stores/wanted-page.ts'
import { toFailureSentence } from '#src/text/api-errors.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

/** The login form: sends, says what was wrong, and goes on to where the shopper was going. */
export function useLoginForm() {
  const [definition] = useState(createLoginForm)
  const form = useShopForm(definition, {})
  const [is_shared_device, setSharedDevice] = useState(false)

  async function submit(): Promise<SubmissionEnd> {
    const credentials = await form.validate()
    if (!credentials) return 'invalid'
    const end = await signIn(credentials, is_shared_device)
    if (end.state === 'failed') {
      form.setSecret('password', '')
      form.refuse(end.failure)
      return { failure: end.failure, sentences: [toFailureSentence(end.failure)] }
    }
    form.forgetDraft()
    goOn(end)
    return 'left'
  }

  return { form, submission: useSubmission(submit), is_shared_device, setSharedDevice }
}

/** Where a login leads: to what is still missing, else to the page that was wanted, else home (spec §2). */
export function goOn(end: Exclude<SignInEnd, { state: 'failed' }>): void {
  if (end.state !== 'member') return goTo('/verify/')
  if (end.warnings.includes('password_expired')) {
    setNextFlash({ code: 'session.password_expired' }, 'negative')
    return goTo('/mypage/password/')
  }
  if (end.warnings.includes('mail_error')) setNextFlash({ code: 'session.mail_error' }, 'negative')
  goTo(takeWantedPage() ?? '/ec/')
}
