import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './programs.ts'

/** One line a request: when it began, its port, what was asked, who was asked and what they said. */
const LOG_FORMAT =
  '$msec $request_time $server_port $request_method $status "$upstream_addr" "$upstream_status" $request_uri'

/** The pages in which test cards are typed. Shops that run have a payment provider's there. */
const cards = `upstream cards {
  zone cards 64k;
  server api-1:4101;
  server api-2:4101;
  keepalive 16;
}
server {
  listen 4101;
  location / {
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_pass http://cards;
  }
}
`

/** Writes what nginx runs with: deploy/nginx/noren.conf, in which nothing but the port of the origins is another one. */
export function writeNginxFiles(folder: string, shop_port: number): void {
  const conf = readFileSync(`${root}deploy/nginx/noren.conf`, 'utf8')
  writeFileSync(`${folder}/noren.conf`, conf.replaceAll(/(origin-\d):4321/g, `$1:${shop_port}`))
  writeFileSync(`${folder}/cards.conf`, cards)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    `${folder}/nginx.conf`,
    `user root;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  log_format hosts '${LOG_FORMAT}';
  access_log ${folder}/access.log hosts;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}  include ${folder}/noren.conf;
  include ${folder}/cards.conf;
}
`,
  )
}
