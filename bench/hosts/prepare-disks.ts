import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { VAULT_FILE } from '#payment/test-cards/open-test-cards.ts'
import { asPostgres, type HostName, hostNames, root } from './programs.ts'
import { writeNginxFiles } from './nginx-files.ts'

/** Where Debian puts the programs of the newest PostgreSQL. @throws {Error} that says what to install */
export function findPostgres(): string {
  const all = '/usr/lib/postgresql'
  const newest = (existsSync(all) ? readdirSync(all) : []).sort((a, b) => Number(b) - Number(a))[0]
  if (newest !== undefined && existsSync(`${all}/${newest}/bin/initdb`)) return `${all}/${newest}/bin`
  throw new Error('The cluster needs a PostgreSQL of its own: apt-get install postgresql.')
}

/** @throws {Error} that says what to install */
export function requirePrograms(): void {
  for (const [program, item, flag] of [
    ['redis-server', 'redis-server', '--version'],
    ['nginx', 'nginx', '-v'],
    ['setpriv', 'util-linux', '--version'],
  ] as const)
    if (spawnSync(program, [flag]).error)
      throw new Error(`The cluster needs ${program}: apt-get install ${item}.`)
}

/**
 * Gives each host a folder, and its own `.noren` and `.data` in the place of the repository's, as an installation of its own would
 * have. Bundles of themes that are built here already are copied, so that no host has to build them on the others' cores.
 * @returns the mounts of a host
 */
export function prepareDisks(folder: string, postgres_bin: string, shop_port: number) {
  const toFolder = (host: HostName) => `${folder}/${host}`
  for (const host of hostNames) {
    for (const part of ['noren', 'data', 'files']) mkdirSync(`${toFolder(host)}/${part}`, { recursive: true })
    if (host.startsWith('origin') && existsSync(`${root}.noren/bundles`))
      cpSync(`${root}.noren/bundles`, `${toFolder(host)}/noren/bundles`, { recursive: true })
  }
  for (const part of ['noren', 'data']) mkdirSync(`${root}.${part}`, { recursive: true })
  writeNginxFiles(toFolder('nginx'), shop_port)
  // There is one card company, however many APIs ask it.
  mkdirSync(`${folder}/cards`)
  for (const host of ['api-1', 'api-2'] as const)
    symlinkSync(`${folder}/cards/${VAULT_FILE}`, `${toFolder(host)}/files/${VAULT_FILE}`)
  createCluster(toFolder('postgres'), postgres_bin)
  return {
    toFolder,
    toMounts: (host: HostName) => ({
      [`${root}.noren`]: `${toFolder(host)}/noren`,
      [`${root}.data`]: `${toFolder(host)}/data`,
    }),
  }
}

function createCluster(folder: string, bin: string): void {
  const data = `${folder}/data`
  run('chmod', 'a+rx', folder, `${folder}/..`)
  run('chown', 'postgres:', data)
  run(
    'setpriv',
    ...asPostgres,
    `${bin}/initdb`,
    '-D',
    data,
    '-U',
    'noren',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  )
  writeFileSync(`${data}/pg_hba.conf`, 'host all noren 10.77.0.0/16 trust\n', { flag: 'a' })
}

function run(command: string, ...args: string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8', cwd: '/' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`)
}
