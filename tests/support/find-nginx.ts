import { spawnSync } from 'node:child_process'

const named = process.env['NGINX_PATH']

/** nginx where one is installed (NGINX_PATH names another); none elsewhere. REQUIRE_NGINX=1: there must be one. */
export const NGINXES: readonly string[] = [named, 'nginx', '/usr/sbin/nginx']
  .filter((path) => path !== undefined)
  .filter((path) => spawnSync(path, ['-v']).status === 0)
  .slice(0, 1)

if (NGINXES.length === 0 && process.env['REQUIRE_NGINX'] === '1') {
  throw new Error('REQUIRE_NGINX=1, and no nginx was found: install one or name it with NGINX_PATH.')
}
