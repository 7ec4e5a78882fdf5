import { listStored, setStored } from '#src/stores/page/storage.ts'

/** What the editor's page keeps while somebody of the staff is signed in, here or where both stand at one address. */
const KEYS = ['noren-editor-token:', 'noren-editor-signed-in:']

/** Behaviour 4.8: whoever logs out of the shop leaves no manager's login behind in this browser. */
export function forgetManagerLogin(): void {
  for (const key of listStored('local')) {
    if (KEYS.some((prefix) => key.startsWith(prefix))) setStored('local', key, null)
  }
}
