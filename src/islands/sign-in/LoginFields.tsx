import { signInTexts } from '#src/text/session/sign-in.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { CheckField } from '../ui/CheckField.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'

interface Props<Output> {
  form: ShopForm<Output>
  is_shared_device: boolean
  setSharedDevice: (is_shared: boolean) => void
}

/** Name, password, and whether this device is shared. */
export function LoginFields<Output>({ form, is_shared_device, setSharedDevice }: Props<Output>) {
  return (
    <>
      <TextField bound={form.bind('username')} />
      <PasswordField bound={form.bind('password')} />
      <CheckField
        id="shared-device"
        label={signInTexts.shared_device}
        hint={signInTexts.shared_device_hint}
        is_checked={is_shared_device}
        onChange={setSharedDevice}
      />
    </>
  )
}
