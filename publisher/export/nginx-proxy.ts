import { apiTimeout, apiUnreachable } from '../hosting/api-errors.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import { METHODS } from '../origin/proxy.ts'
import { visitorClaims } from '../hosting/untrusted-headers.ts'
import type { HostingFacts } from './export-target.ts'
import { OPEN } from './nginx-door.ts'
import { toAddHeaders } from './nginx-headers.ts'
import { toVariables } from './nginx-variables.ts'
import { listProxied } from './list-proxied.ts'

/**
 * Headers of the visitor's connection, or a claim of who the visitor is. nginx itself drops TE, Keep-Alive, Expect and
 * Upgrade.
 */
const dropped = [
  'proxy-authorization',
  'proxy-connection',
  'trailer',
  'http2-settings',
  ...visitorClaims,
].filter((name) => name !== 'x-forwarded-host')

/** The API as nginx knows it. */
export function buildUpstream({ site, api }: HostingFacts): string {
  const { protocol, hostname, port } = new URL(api)
  const { prefix } = toVariables(site)
  return `upstream ${prefix}_api {
  server ${hostname}:${port || (protocol === 'https:' ? 443 : 80)};
}
`
}

/**
 * The way to the API. A request is sent once: were it tried again after a broken connection, an order could be placed
 * twice.
 */
export function buildNginxProxy(facts: HostingFacts): string {
  const { site, api, has_pictures, is_closed } = facts
  const { prefix, api_address, proto } = toVariables(site)
  const { protocol, host, hostname, pathname } = new URL(api)
  const security = toSecurityHeaders(site.origin)
  const base = pathname.replace(/\/$/, '')
  const tls = `proxy_ssl_server_name on;
proxy_ssl_name ${hostname};
proxy_ssl_verify on;
proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`
  const proxy = `if ($request_method !~ "^(?:${METHODS.join('|')})$") {
  return 405;
}
proxy_pass ${protocol}//${prefix}_api${base}${api_address};
proxy_http_version 1.1;
proxy_set_header Host ${host};
proxy_set_header Connection "";
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Host $http_host;
proxy_set_header X-Forwarded-Proto ${proto};
${dropped.map((name) => `proxy_set_header ${name} "";`).join('\n')}
proxy_next_upstream off;
proxy_read_timeout 60s;
${protocol === 'https:' ? tls : ''}${Object.keys(security)
    .map((name) => `proxy_hide_header ${name};`)
    .join('\n')}
${toAddHeaders(security)}
error_page 502 @${prefix}_unreachable;
error_page 504 @${prefix}_slow;`
  const toBlock = (name: string, body: string) => `location ${name} {\n${body.replaceAll(/^/gm, '  ')}\n}`
  const blocks = listProxied(facts).map(({ from }) => {
    const isShipped = has_pictures && from === '/storage/'
    const door = is_closed && from !== '/storage/' ? `${OPEN}\n` : ''
    return toBlock(`^~ ${from}`, isShipped ? `try_files $uri @${prefix}_api;` : `${door}${proxy}`)
  })
  if (has_pictures) blocks.push(toBlock(`@${prefix}_api`, proxy))
  return [
    ...blocks,
    toBlock(`@${prefix}_unreachable`, toAnswer(502, apiUnreachable, security)),
    toBlock(`@${prefix}_slow`, toAnswer(504, apiTimeout, security)),
  ].join('\n')
}

function toAnswer(
  status: number,
  error: { code: string; message: string },
  security: Record<string, string>,
): string {
  return `internal;
default_type application/json;
${toAddHeaders({ ...security, 'cache-control': 'no-store' })}
return ${status} '${JSON.stringify(error)}';`
}
