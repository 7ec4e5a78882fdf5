import { KEYCODE_COOKIE, KEYCODE_HEADER } from '#contract/keycode-names.ts'
import { routes } from '#src/routes.ts'
import { KEYCODE_SCREEN, WANTED_PARAM } from '#src/site/keycode-gate.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import type { HostingFacts } from './export-target.ts'
import { toAddHeaders } from './nginx-headers.ts'
import { toVariables } from './nginx-variables.ts'

/**
 * What stays open at the API's addresses of a closed shop: calls check the pass themselves, and a provider has none.
 */
export const OPEN = 'auth_request off;'

/**
 * The door of a closed shop (docs/decisions/0017): nginx asks the API about the pass before it gives anything out.
 * Nothing of it stands in the configuration of an open one.
 */
export function buildNginxDoor({ site, api, is_closed, plain_assets, content_types }: HostingFacts): string {
  if (!is_closed) return ''
  const { prefix, pass, path, is_file } = toVariables(site)
  const { protocol, host, pathname } = new URL(api)
  const base = `${protocol}//${prefix}_api${pathname.replace(/\/$/, '')}`
  const open = routes.filter((route) => route.is_open_without_keycode && !route.path.includes('{'))
  const assets = [...plain_assets, '/robots.txt'].filter((file) => !(file in content_types))
  return [
    `# A closed shop: nothing is given out without a pass of its API.
auth_request /_${prefix}_door;
error_page 401 403 = @${prefix}_closed;
error_page 500 = @${prefix}_unsure;
location = /_${prefix}_door {
  internal;
  ${OPEN}
  proxy_pass ${base}/${site.channel}/v1/keycode/check;
  proxy_http_version 1.1;
  proxy_pass_request_body off;
  proxy_set_header Content-Length "";
  proxy_set_header Connection "";
  proxy_set_header Cookie "";
  proxy_set_header Host ${host};
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header ${KEYCODE_HEADER} ${pass};
}
location @${prefix}_closed {
  ${OPEN}
  if (${is_file}) {
    return 403;
  }
  return 302 ${KEYCODE_SCREEN}?${WANTED_PARAM}=${path};
}
location @${prefix}_unsure {
  ${OPEN}
  default_type "text/plain; charset=utf-8";
${toAddHeaders({ ...toSecurityHeaders(site.origin), 'cache-control': 'no-store', 'retry-after': '10' }).replaceAll(/^/gm, '  ')}
  return 503 "ただいま入店の確認ができません。しばらくしてからもう一度お試しください。\\n";
}
location ^~ ${IMMUTABLE_FOLDER} {
  ${OPEN}
  try_files $uri =404;
}`,
    ...assets.map((file) => `location = "${file}" {\n  ${OPEN}\n}`),
    ...open.flatMap((route) => [
      `location = ${route.path}/ {\n  ${OPEN}\n  try_files \${uri}index.html =404;\n}`,
      `location = ${route.path} {\n  ${OPEN}\n  return 308 ${path}/$is_args$args;\n}`,
    ]),
  ].join('\n')
}

/** Which pass a visit brings: a program's header, else a browser's cookie. Also which addresses are files. */
export function toDoorMaps({ site, is_closed }: HostingFacts): string[] {
  if (!is_closed) return []
  const { pass, is_file } = toVariables(site)
  const header = `$http_${KEYCODE_HEADER.replaceAll('-', '_')}`
  return [
    `map ${header} ${pass} {\n  "" $cookie_${KEYCODE_COOKIE};\n  default ${header};\n}\n`,
    `map $uri ${is_file} {\n  default 0;\n  "~\\.[^/.]+$" 1;\n}\n`,
  ]
}
