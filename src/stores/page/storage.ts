/** `session`: this tab, survives a reload. `local`: every tab of the shop. */
export type StorageKind = 'session' | 'local'

/** What is kept under a key, as JSON; null when nothing is, when it is broken, or when the browser forbids storage. */
export function getStored(kind: StorageKind, key: string): unknown {
  try {
    return JSON.parse(open(kind).getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Keeps a value; null forgets it. A full or forbidden storage is no reason to stop a purchase. */
export function setStored(kind: StorageKind, key: string, value: unknown): void {
  try {
    if (value === null) open(kind).removeItem(key)
    else open(kind).setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the shop works without its memory.
  }
}

/** Keys of everything kept; none when the browser forbids storage. */
export function listStored(kind: StorageKind): string[] {
  try {
    return Object.keys(open(kind))
  } catch {
    return []
  }
}

function open(kind: StorageKind): Storage {
  return kind === 'session' ? sessionStorage : localStorage
}
