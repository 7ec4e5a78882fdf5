import { onMount, type Store } from 'nanostores'

/**
 * `onMount` that runs in a browser only. nanostores calls it during server render too, where one visitor's listeners
 * would serve all visitors (architecture, law 2). `start` may return what stops it.
 */
export function onBrowserMount(store: Store, start: () => (() => void) | void): void {
  onMount(store, () => (typeof document === 'undefined' ? undefined : start()))
}
