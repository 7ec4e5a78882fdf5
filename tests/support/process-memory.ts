import { readdirSync, readFileSync } from 'node:fs'

/** The most memory a process ever had, in megabytes; 0 once it is gone. On Linux only. */
export function readPeakMemory(pid: number): number {
  const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(readOrNothing(`/proc/${pid}/status`)) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Processes that a process began, whichever thread of it. */
export function listChildren(pid: number): number[] {
  return list(`/proc/${pid}/task`).flatMap((thread) =>
    readOrNothing(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/** What a process was begun with. */
export const readCommand = (pid: number): string => readOrNothing(`/proc/${pid}/cmdline`)

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
