import { signInTexts } from '#src/text/sign-in.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLoginForm } from './use-login-form.ts'

/** Name, password, and whether others use this device too. */
export function LoginForm() {
  const { sent, is_shared_device, setSharedDevice } = useLoginForm()
  const { form } = sent
  return (
    <WholeForm sent={sent} submit={signInTexts.submit} failed={signInTexts.failed}>
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
    </WholeForm>
  )
}
