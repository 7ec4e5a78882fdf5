import { fileURLToPath } from 'node:url'
import type { ObjectTarget } from '#sites/site-config.ts'
import type { BucketPlace } from '../store/store-place.ts'
import type { EdgeShop } from './edge/platform.ts'

export interface EdgeFacts extends Omit<EdgeShop, 'has_page_tags'> {
  target: ObjectTarget
  bucket: BucketPlace
  /** Public address of the bucket, for Fastly. */
  bucket_url: string
}

/** What is put up at the CDN once, and again when Noren, the address or the API changes: files by their names. */
export async function buildEdgeFiles(facts: EdgeFacts): Promise<Map<string, string>> {
  const { target, site } = facts
  if (target === 's3') return new Map()
  const program = await bundle(target, facts)
  const note = `// Written by \`noren export ${site} --target ${target}\`.\n`
  if (target === 'cloudfront')
    return new Map([
      ['index.mjs', note + program],
      ['viewer-request.js', note + viewerRequest],
    ])
  if (target === 'cloudflare')
    return new Map([
      ['worker.js', note + program],
      ['wrangler.json', toWranglerJson(facts)],
    ])
  return new Map([
    ['src/index.js', note + program],
    ['fastly.toml', toFastlyToml(facts)],
    ['package.json', toFastlyPackage(facts)],
  ])
}

/** A CloudFront Function: who visits, in a field that no visitor can fill in. */
const viewerRequest = `function handler(event) {
  var request = event.request
  request.headers['x-noren-visitor'] = { value: event.viewer.ip }
  return request
}
`

async function bundle(target: Exclude<ObjectTarget, 's3'>, facts: EdgeFacts): Promise<string> {
  // Loaded by those who need it.
  const { rolldown } = await import('rolldown')
  const { bucket: place, target: _target, ...shop } = facts
  const prefix = place.prefix ? `${place.prefix}/` : ''
  const known = {
    ...shop,
    has_page_tags: target === 'cloudfront',
    prefix,
    bucket: place.bucket,
    force_path_style: place.force_path_style,
  }
  const built = await rolldown({
    input: fileURLToPath(new URL(`edge/${target}.ts`, import.meta.url)),
    platform: target === 'fastly' ? 'neutral' : 'node',
    external: [/^node:/, /^fastly:/, /^@aws-sdk\//],
    transform: { define: { EDGE_SHOP: JSON.stringify(known) } },
    resolve: { mainFields: ['module', 'main'] },
  })
  const { output } = await built.generate({ format: 'esm', minify: false, codeSplitting: false })
  await built.close()
  return output[0].code
}

function toWranglerJson({ site, origin, bucket }: EdgeFacts): string {
  const settings = {
    name: `noren-${site}`,
    main: 'worker.js',
    compatibility_date: '2026-07-01',
    compatibility_flags: ['nodejs_compat'],
    routes: [{ pattern: new URL(origin).hostname, custom_domain: true }],
    r2_buckets: [{ binding: 'BUCKET', bucket_name: bucket.bucket }],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

function toFastlyToml({ site, api, bucket_url }: EdgeFacts): string {
  const quote = JSON.stringify
  return `manifest_version = 3
name = ${quote(`noren-${site}`)}
language = "javascript"

[scripts]
  build = "npm install && npx js-compute-runtime src/index.js bin/main.wasm"

[setup.backends.bucket]
  address = ${quote(new URL(bucket_url).hostname)}
  port = 443

[setup.backends.api]
  address = ${quote(new URL(api).hostname)}
  port = ${new URL(api).port || (api.startsWith('https:') ? '443' : '80')}
`
}

function toFastlyPackage({ site }: EdgeFacts): string {
  const settings = {
    name: `noren-${site}`,
    private: true,
    type: 'module',
    dependencies: { '@fastly/js-compute': '^4.0.1' },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
