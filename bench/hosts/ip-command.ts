import { spawnSync } from 'node:child_process'

/** Runs `ip` and says in one sentence why it did not work. @returns what it printed */
export function ip(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('ip', args, { encoding: 'utf8' })
  if (error) throw new Error('Hosts need the command `ip`: apt-get install iproute2.', { cause: error })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`)
  return stdout
}

/** The same, for clearing up: what is gone already is no fault. */
export function tryIp(...args: string[]): string {
  try {
    return ip(...args)
  } catch {
    return ''
  }
}

/** @throws {Error} that says what is missing here, and how to mend it */
export function requireNamespaces(): void {
  if (process.platform !== 'linux') throw new Error('Hosts are network namespaces, which only Linux has.')
  if (process.getuid?.() !== 0) throw new Error('Hosts are made by root alone: run this with sudo.')
  ip('-V')
}
