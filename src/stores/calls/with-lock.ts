/**
 * Runs work while no other tab of the shop runs work of that name. Without Web Locks (http, old browsers) it runs at
 * once.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(`noren.${name}`, work) : work()
}
