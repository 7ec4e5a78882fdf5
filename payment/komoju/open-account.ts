import type { OpenProvider } from '../provider.ts'
import type { Surroundings } from '../open-account.ts'
import { readKomojuSettings } from './settings.ts'

/** The account of KOMOJU that the environment names. @throws Error that says which variable to mend */
export async function openKomojuAccount({
  env,
  shop,
  clock,
}: Surroundings): Promise<OpenProvider | undefined> {
  const settings = readKomojuSettings(env, shop)
  if (!settings) return undefined
  // Who has no account loads nothing of theirs.
  const { openKomoju } = await import('./server.ts')
  return openKomoju(settings, { clock })
}
