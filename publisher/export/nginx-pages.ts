import type { HostingFacts } from './export-target.ts'
import { OPEN } from './nginx-door.ts'
import { toKeyPattern } from '../hosting/shell-rewrites.ts'
import { toVariables } from './nginx-variables.ts'
import { toBare } from './nginx-types.ts'
import { NOT_FOUND_PATH } from '../render/render-document.ts'

/** Where the pages are looked for: `/news/a/` is `news/a/index.html`, `/news/a` leads there. */
export function buildNginxPages(facts: HostingFacts): string {
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
    `location ~ "/index\\.html$" {\n  return 404;\n}`,
    `location ~ "/$" {\n${refuseOdd}  try_files \${uri}index.html =404;\n}`,
    `location / {\n${refuseOdd}  try_files $uri @${prefix}_bare;\n}`,
    `location @${prefix}_bare {\n  if (-f $document_root\${uri}/index.html) {\n    ${toSlash}\n  }\n  return 404;\n}`,
  ].join('\n')
}
