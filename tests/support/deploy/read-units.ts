import { listFiles, read } from '#tests/support/source-files.ts'

export interface Unit {
  file: string
  text: string
  /** Every value of a key, in the order in which they stand. */
  get: (key: string) => string[]
  /** What Environment= sets. */
  env: Record<string, string>
  program: 'API' | 'noren'
}

export const readUnits = (): Unit[] =>
  listFiles('deploy/systemd').map((file) => {
    const text = read(file)
    const get = (key: string) =>
      [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
    const pairs = get('Environment')
      .flatMap((value) => value.split(' '))
      .map((pair) => pair.split('=') as [string, string])
    const isNoren = get('ExecStart').some((command) => command.includes('cli/noren.ts'))
    return { file, text, get, env: Object.fromEntries(pairs), program: isNoren ? 'noren' : 'API' }
  })
