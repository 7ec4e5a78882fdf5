import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { runNginx } from '#tests/support/run-nginx.ts'
import { read } from '#tests/support/source-files.ts'

/** Ports of this machine that stand for the machines of deploy/nginx/noren.conf. */
export interface Behind {
  'origin-1': number
  'origin-2': number
  'api-1': number
  'api-2': number
}

/** Ports of the balancer, by what they are for. */
export interface Balancer {
  shops: number
  staff: number
  inner: number
  stop: () => void
}

export const findBalancerPorts = async () => ({
  shops: await findFreePort(),
  staff: await findFreePort(),
  inner: await findFreePort(),
})

/** A real nginx with deploy/nginx/noren.conf, whose names and ports are replaced by ones of this machine and nothing else. */
export function startBalancer(
  nginx: string,
  folder: string,
  behind: Behind,
  ports: Omit<Balancer, 'stop'>,
): Balancer {
  const text = Object.entries(behind)
    .reduce(
      (conf, [name, port]) => conf.replaceAll(new RegExp(`${name}:\\d+`, 'g'), `127.0.0.1:${port}`),
      read('deploy/nginx/noren.conf'),
    )
    .replace('listen 80 ', `listen 127.0.0.1:${ports.shops} `)
    .replace('listen 4100;', `listen 127.0.0.1:${ports.staff};`)
    .replace('listen 8100;', `listen 127.0.0.1:${ports.inner};`)
  const file = join(folder, 'noren.conf')
  writeFileSync(file, text)
  return { ...ports, stop: runNginx(nginx, folder, [file]) }
}
