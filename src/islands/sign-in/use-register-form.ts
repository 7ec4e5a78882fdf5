import type { FormVariant } from '#src/forms/form-field.ts'
import { createRegistrationForm } from '#src/forms/registration.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { loadBlankMember, registerMember } from '#src/stores/session/register.ts'
import { usePrefill } from '../forms/use-prefill.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { goOn } from './go-on.ts'

/** Becoming a member: the form starts with what the shop says of a blank one. */
export function useRegisterForm(variant: FormVariant) {
  const sent = useSentForm({
    create: () => createRegistrationForm(variant),
    async send(typed) {
      const end = await registerMember(typed)
      if (end.state === 'failed') return end.failure
      if (end.state === 'member') goTo('/register/complete/')
      else goOn(end)
      return null
    },
  })
  usePrefill(sent.form, loadBlankMember)
  return sent
}
