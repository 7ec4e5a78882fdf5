import type { OpenProvider } from '../provider.ts'
import type { Surroundings } from '../open-account.ts'
import { openKomoju } from './server.ts'
import { readKomojuSettings } from './settings.ts'

/** The account of KOMOJU that the environment names. @throws Error that says which variable to mend */
export async function openKomojuAccount({
  env,
  shop,
  clock,
}: Surroundings): Promise<OpenProvider | undefined> {
  const settings = readKomojuSettings(env, shop)
  return settings && openKomoju(settings, { clock })
}
