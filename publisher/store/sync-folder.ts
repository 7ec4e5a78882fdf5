import { execFile } from 'node:child_process'

/**
 * Flushes the file system a folder lies on (`syncfs(2)` through coreutils' `sync -f`, which Node lacks): one
 * call instead of an fsync for each of ten thousand files. Where the command is missing the kernel's own
 * write-back, some seconds later, has to do.
 */
export function syncFolder(folder: string): Promise<void> {
  return new Promise((resolve) => {
    execFile('sync', ['-f', folder], () => resolve())
  })
}
