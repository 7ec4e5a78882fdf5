import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFolder } from '../open-workshop.ts'

/** A port nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A real nginx with these configurations in its http block, until the test ends. Its sockets are open on return. */
export function startNginx(nginx: string, configurations: string[]): void {
  const folder = createFolder()
  const main = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}${configurations.map((file) => `  include ${file};\n`).join('')}}
`,
  )
  const run = (...more: string[]) =>
    spawnSync(nginx, ['-p', folder, '-e', `${folder}/error.log`, '-c', main, ...more], { encoding: 'utf8' })
  const { status, stderr } = run()
  if (status !== 0)
    throw new Error(`nginx did not start: ${stderr}${readFileSync(`${folder}/error.log`, 'utf8')}`)
  onTestFinished(() => void run('-s', 'stop'))
}
