import { useState } from 'react'
import { createLoginForm } from '#src/forms/login.ts'
import { signIn } from '#src/stores/sign-in.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { goOn } from './go-on.ts'

/** The login form: sends, says what was wrong, and goes on to where the shopper was going. */
export function useLoginForm() {
  const [is_shared_device, setSharedDevice] = useState(false)
  const sent = useSentForm({
    create: createLoginForm,
    secrets: ['password'],
    async send(credentials) {
      const end = await signIn(credentials, is_shared_device)
      if (end.state === 'failed') return end.failure
      goOn(end)
      return null
    },
  })
  return { sent, is_shared_device, setSharedDevice }
}
