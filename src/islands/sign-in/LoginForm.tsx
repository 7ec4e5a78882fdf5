import { signInTexts } from '#src/text/sign-in.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLoginForm } from './use-login-form.ts'

/** Name, password, and whether others use this device too. */
export function LoginForm() {
  const { form, submission, is_shared_device, setSharedDevice } = useLoginForm()
  return (
    <form className="checkout-form" noValidate onSubmit={submission.onSubmit}>
      <ErrorSummary
        messages={form.messages}
        sentences={submission.refusal?.sentences ?? []}
        failures={submission.failures}
      />
      <div className="form-section">
        <TextField bound={form.bind('username')} />
        <PasswordField bound={form.bind('password')} />
        <CheckField
          id="shared-device"
          label={signInTexts.shared_device}
          hint={signInTexts.shared_device_hint}
          is_checked={is_shared_device}
          onChange={setSharedDevice}
        />
      </div>
      <BusyButton is_busy={submission.is_busy}>{signInTexts.submit}</BusyButton>
    </form>
  )
}
