/**
 * Where files lie that are too large for the database: on a disk or in a bucket. Keys are made of letters, digits, `-`,
 * `_`, `.` and `/`.
 */
export interface FileStore {
  /** Whoever reads meanwhile gets the old bytes or the new ones, never a part. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Puts what lies in a file of the own disk, which stays there. */
  putFile: (key: string, path: string, type: string) => Promise<void>
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  has: (key: string) => Promise<boolean>
  /** Removes what begins with `prefix`, which ends in a slash. Nothing there is no error. */
  removeAll: (prefix: string) => Promise<void>
}
