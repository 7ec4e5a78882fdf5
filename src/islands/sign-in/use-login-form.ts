import { useState } from 'react'
import type { Form } from '#src/forms/create-form.ts'
import type { SignInEnd } from '#src/stores/session/sign-in.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { goOn } from './go-on.ts'

interface Options<Credentials> {
  /** Called once: the form. */
  create: () => Form<string, Credentials>
  /** What is known before anything is typed. */
  start?: Record<string, string>
  signIn: (credentials: Credentials, is_shared_device: boolean) => Promise<SignInEnd>
}

/** A form that logs in: sends, shows errors, and goes on to where the shopper was going. */
export function useLoginForm<Credentials>({ create, start = {}, signIn }: Options<Credentials>) {
  const [is_shared_device, setSharedDevice] = useState(false)
  const sent = useSentForm({
    create,
    start,
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
