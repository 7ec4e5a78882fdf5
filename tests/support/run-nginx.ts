import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A real nginx with these configurations in its http block. Its sockets are open on return.
 * @param folder an empty one for its own files
 * @returns stops it
 */
export function runNginx(nginx: string, folder: string, configurations: string[]): () => void {
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
  return () => void run('-s', 'stop')
}
