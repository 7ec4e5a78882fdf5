import { atom } from 'nanostores'
import { toCallFailure, type CallFailure } from '#src/rules/calls/call-failure.ts'
import { forgetKeycodePass, getKeycodeToken, keepKeycodePass } from './keycode-pass.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'

/**
 * Behaviour 1.4: `none` no token, `valid` one that was accepted (or is stored and not checked yet), `invalid` a keycode
 * or token that was refused; the token is then removed.
 */
export type Keycode = 'unknown' | 'none' | 'valid' | 'invalid'

export const $keycode = atom<Keycode>('unknown')

onBrowserMount($keycode, () => {
  if ($keycode.get() === 'unknown') $keycode.set(getKeycodeToken() === null ? 'none' : 'valid')
})

/** Sends the keycode. Answers null when it opened the shop, else why it did not. */
export async function checkKeycode(keycode: string): Promise<CallFailure | null> {
  try {
    const { body } = await (await loadApi()).call('POST /v1/keycode/check', { body: { keycode } })
    keepKeycodePass(body)
    $keycode.set('valid')
    return null
  } catch (error) {
    const failure = toCallFailure(error)
    if (failure.kind === 'refused' && failure.status === 422) invalidateKeycode()
    return failure
  }
}

/** Asks whether the stored pass still opens the shop. If the question fails, nothing changes. */
export async function recheckKeycode(): Promise<void> {
  if (getKeycodeToken() === null) return $keycode.set('none')
  try {
    await (await loadApi()).call('GET /v1/keycode/check')
    $keycode.set('valid')
  } catch (error) {
    const failure = toCallFailure(error)
    if (failure.kind === 'refused' && failure.status === 403) invalidateKeycode()
  }
}

function invalidateKeycode(): void {
  forgetKeycodePass()
  $keycode.set('invalid')
}
