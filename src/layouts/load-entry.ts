import type { AstroGlobal } from 'astro'
import { LiveEntryNotFoundError } from 'astro/content/runtime'
import { getLiveEntry } from 'astro:content'

type Collections = Parameters<typeof getLiveEntry>[0]
type Filter<C extends Collections> = Parameters<typeof getLiveEntry<C>>[1]
type Data<C extends Collections> = NonNullable<Awaited<ReturnType<typeof getLiveEntry<C>>>['entry']>['data']

/**
 * Loads an entry for a page and hands its tags to the answer, so that the publisher knows what the page shows.
 * Undefined when there is no such entry. @throws what the loader returned as error
 */
export async function loadEntry<C extends Collections>(
  astro: Pick<AstroGlobal, 'cache'>,
  collection: C,
  filter: Filter<C>,
): Promise<Data<C> | undefined> {
  const { entry, error } = await getLiveEntry(collection, filter)
  if (LiveEntryNotFoundError.is(error)) return undefined
  if (error) throw error
  if (entry?.cacheHint) astro.cache.set(entry.cacheHint)
  return entry?.data
}
