import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { openLoginProvider } from './login-provider.ts'
import { fillMigratedFolder } from './migrated-snapshot.ts'
import { providerPeople } from './provider-people.ts'
import { toShopUrl } from './shop-address.ts'
import { STAFF_TOKEN } from './staff-errands.ts'
import { closeShop, isOpen, openShop, SHOP_DOOR, SHOP_FOLDER } from './shop-process.ts'

type Provider = Awaited<ReturnType<typeof openLoginProvider>>

/** Has moto take its logins, under the two names that need no more than an id elsewhere (README). */
export function toLoginVariables(provider: Provider): Record<string, string> {
  const variables = ['google', 'line'].flatMap((name) => {
    const { issuer, client_id, client_secret } = provider.as(name)
    const env_name = `LOGIN_${name.toUpperCase()}`
    return [
      [`${env_name}_ID_MOTO`, client_id],
      [`${env_name}_SECRET_MOTO`, client_secret],
      [`${env_name}_ISSUER_MOTO`, issuer],
    ] as const
  })
  return { ...Object.fromEntries(variables), SHOP_ORIGIN_MOTO: toShopUrl('moto') }
}

/** Whose logins moto takes; every errand's people have an account there. @param host the interface it listens on */
export const openErrandsProvider = (host?: string) =>
  openLoginProvider(`${toShopUrl('moto')}/oauth/callback/`, { people: Object.values(providerPeople), host })

/** Opens the demo shops for the errands of a run, in a folder of their own, unless it has some; returns how to close them. */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env[SHOP_DOOR]) return async () => {}
  const folder = await mkdtemp(`${tmpdir()}/noren-e2e-`)
  // Errands run in processes that inherit this one's environment.
  process.env[SHOP_FOLDER] = folder
  const provider = await openErrandsProvider()
  Object.assign(process.env, toLoginVariables(provider), { ADMIN_TOKEN: STAFF_TOKEN })
  if (await isOpen()) throw new Error('Another shop answers at the port of the errands; end it first.')
  await fillMigratedFolder(`${folder}/shop`)
  await openShop(folder)
  return async () => {
    await closeShop(folder)
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  }
}
