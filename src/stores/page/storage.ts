/** `session`: this tab, survives a reload. `local`: every tab of the shop. */
export type StorageKind = 'session' | 'local'

/** The value of a key, from JSON; null when it is missing or broken, or when the browser forbids storage. */
export function getStored(kind: StorageKind, key: string): unknown {
  try {
    return JSON.parse(open(kind).getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Stores a value; null deletes it. A full or forbidden storage must not stop a purchase. */
export function setStored(kind: StorageKind, key: string, value: unknown): void {
  try {
    if (value === null) open(kind).removeItem(key)
    else open(kind).setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the shop works without storage.
  }
}

/** All stored keys; none when the browser forbids storage. */
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
