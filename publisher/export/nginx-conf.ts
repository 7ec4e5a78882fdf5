import { IMMUTABLE_FOLDER, toCacheHeaders } from '../hosting/cache-control.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import { PublishError } from '../publish-error.ts'
import { NOT_FOUND_PATH } from '../render/document-path.ts'
import type { HostingFacts } from './export-target.ts'
import { FRAME_POLICY, immutableFolders } from './header-rules.ts'
import { toAddHeaders } from './nginx-headers.ts'
import { buildNginxRedirects } from './redirect-rules.ts'
import { buildNginxDoor, OPEN } from './nginx-door.ts'
import { buildNginxMaps } from './nginx-maps.ts'
import { buildNginxProxy, buildUpstream } from './nginx-proxy.ts'
import { toVariables } from './nginx-variables.ts'
import { toKeyPattern } from '../hosting/shell-rewrites.ts'
import { contentTypes } from '../files/content-type.ts'

/**
 * A server of nginx (1.18 or newer, with what every package of it has compiled in) that answers as our origin does: the
 * same addresses, redirects, shells, header fields and way to the API.
 *
 * @throws {PublishError} when the folder's name cannot be written into a configuration
 */
export function buildNginxConf(facts: HostingFacts): string {
  const { site, root, has_brotli, plain_assets, is_closed } = facts
  if (/["$\\;{}\n]/.test(root)) {
    throw new PublishError(
      `nginx cannot be told of the folder ${root}: its name holds one of " $ \\ ; { } or a line end.`,
    )
  }
  const names = toVariables(site)
  const caches = [
    ...(is_closed ? [IMMUTABLE_FOLDER] : immutableFolders).map(
      (folder) => [`~^${folder}`, toCache(IMMUTABLE_FOLDER)] as const,
    ),
    ...plain_assets.map((path) => [path, toCache(path)] as const),
  ]
  return `# ${site.name} for nginx, written by \`noren export ${site.name} --target nginx\`. Include it inside http { }.
# Look at, and fill in with an include of your own or by exporting again:
#   root          where the files lie on the server (--root)
#   upstream      where the API answers (NOREN_API when exporting)
#   listen        the port is the one of the shop's address in sites/${site.name}.ts
#   ssl_…         certificates, where the shop's address is https

${buildNginxMaps(facts, caches)}
${buildUpstream(facts)}
${buildPlainServer(facts)}server {
${indent(`${buildListen(facts)}
server_name ${site.hosts.join(' ')};
root "${root}";
server_tokens off;
absolute_redirect off;
client_max_body_size 11m;
gzip_static on;
gzip_vary on;
${has_brotli ? 'brotli_static on;\n' : ''}${buildNginxTypes()}
error_page 404 ${NOT_FOUND_PATH};
${toAddHeaders({
  ...toSecurityHeaders(site.origin),
  'referrer-policy': names.referrer,
  'content-security-policy': FRAME_POLICY,
})}
add_header cache-control ${names.cache} always;
add_header x-robots-tag ${names.robots} always;

# Whoever asks for another host gets no shop, whichever server of this nginx happens to be the first.
if (${names.is_ours} = 0) {
  return 404 "No shop answers at this address.\\n";
}
if (${names.is_doubtful}) {
  return 400;
}
if (${names.names_framing}) {
  return 400;
}
if (${names.verdict} = long) {
  return 414;
}
if (${names.verdict} = refused) {
  return 400;
}
if (${names.verdict} = staff) {
  return 404;
}
# A slash inside a segment stays one: such an address is looked for as it is written.
if (${names.slashed}) {
  rewrite ^ ${names.slashed} last;
}

${buildNginxDoor(facts)}
${buildNginxProxy(facts)}
${buildNginxPages(facts)}`)}
}
`
}

function toCache(path: string): string {
  return toCacheHeaders(path, 'asset')['cache-control'] ?? ''
}

function buildListen({ site }: HostingFacts): string {
  const { protocol, port } = new URL(site.origin)
  if (protocol !== 'https:') return `listen ${port || 80};\n# listen [::]:${port || 80};`
  const folder = `/etc/letsencrypt/live/${site.hosts[0]}`
  return `listen ${port || 443} ssl;
# listen [::]:${port || 443} ssl;
ssl_certificate ${folder}/fullchain.pem;
ssl_certificate_key ${folder}/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:noren_tls:10m;`
}

/** Port 80 of a shop that lives on https. HSTS may not be said there (RFC 6797 §7.2). */
function buildPlainServer({ site }: HostingFacts): string {
  const { protocol, host } = new URL(site.origin)
  if (protocol !== 'https:') return ''
  return `server {
  listen 80;
  # listen [::]:80;
  server_name ${site.hosts.join(' ')};
${indent(toAddHeaders(toSecurityHeaders('')))}
  return 308 https://${host}$request_uri;
}

`
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => (line ? `  ${line}` : line))
    .join('\n')
}

/** Where the pages are looked for: `/news/a/` is `news/a/index.html`, `/news/a` leads there. */
function buildNginxPages(facts: HostingFacts): string {
  const { site, rewrites, content_types, plain_assets, is_closed } = facts
  const { is_odd, path, prefix } = toVariables(site)
  const refuseOdd = `  if (${is_odd}) {\n    return 404;\n  }\n`
  const toSlash = `return 308 ${path}/$is_args$args;`
  const typed = Object.entries(content_types).map(
    ([file, type]) =>
      `location = "${file}" {\n  types {}\n  default_type ${toBare(type)};\n${is_closed && plain_assets.includes(file) ? `  ${OPEN}\n` : ''}}`,
  )
  const shells = rewrites.flatMap(({ to, ...rewrite }) => {
    const pattern = toKeyPattern({ ...rewrite, from: rewrite.from.slice(0, -1) })
    return [
      `# One shell for every key.\nlocation ~ "^${pattern}/$" {\n${refuseOdd}  try_files \${uri}index.html ${to}index.html =404;\n}`,
      `location ~ "^${pattern}$" {\n${refuseOdd}  ${toSlash}\n}`,
    ]
  })
  return [
    `location = ${NOT_FOUND_PATH} {\n  internal;\n}`,
    ...typed,
    ...shells,
    ...(facts.redirects.length > 0 ? [buildNginxRedirects(facts.redirects)] : []),
    `location ~ "/index\\.html$" {\n  return 404;\n}`,
    `location ~ "/$" {\n${refuseOdd}  try_files \${uri}index.html =404;\n}`,
    `location / {\n${refuseOdd}  try_files $uri @${prefix}_bare;\n}`,
    `location @${prefix}_bare {\n  if (-f $document_root\${uri}/index.html) {\n    ${toSlash}\n  }\n  return 404;\n}`,
  ].join('\n')
}

/** The same content types our origin sends, so that no host's own list decides. */
function buildNginxTypes(): string {
  const rows = Object.entries(contentTypes).map(([ending, type]) => [ending.slice(1), type] as const)
  const withCharset = rows.filter(([, type]) => type.includes('charset=')).map(([, type]) => toBare(type))
  return `types {
${rows.map(([ending, type]) => `  ${toBare(type)} ${ending};\n`).join('')}}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set([...withCharset, 'application/rss+xml'])].filter((type) => type !== 'text/html').join(' ')};`
}

function toBare(type: string): string {
  return type.split(';')[0]!.trim()
}
