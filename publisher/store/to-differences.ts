import type { ReleaseDifference } from './store.ts'
import { isRendered, type StoredDocument } from './stored-document.ts'

type Find = (path: string) => StoredDocument | undefined

/** Those of `paths` at which two releases say different things. */
export function toDifferences(paths: string[], findBefore: Find, findAfter: Find): ReleaseDifference[] {
  return paths
    .map((path) => ({ path, before: findBefore(path), after: findAfter(path) }))
    .filter(({ before, after }) => before?.hash !== after?.hash && !isHalfKnown(before, after))
}

/** In one of the releases nobody asked for the page yet, so it is not known what it would say. */
function isHalfKnown(before: StoredDocument | undefined, after: StoredDocument | undefined): boolean {
  return before !== undefined && after !== undefined && !(isRendered(before) && isRendered(after))
}
