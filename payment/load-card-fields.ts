import type { MountCardFields } from './card-fields.ts'

const parts = import.meta.glob<MountCardFields>('./*/browser.ts', { import: 'mount' })

/**
 * The browser part of a provider, loaded when it is asked for: only shoppers who are about to type a card fetch it.
 * @param provider its folder's name
 * @throws when the connection fails, or no folder of that name has one
 */
export async function loadCardFields(provider: string): Promise<MountCardFields> {
  const load = parts[`./${provider}/browser.ts`]
  if (!load)
    throw new Error(`There is no payment/${provider}/browser.ts: the provider has no fields of its own.`)
  return load()
}
