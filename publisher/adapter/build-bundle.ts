import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Variant } from '#themes/resolve-slot.ts'
import type { BundleManifest } from './bundle.ts'
import { computeCodeHash } from './code-hash.ts'
import { toBundleFolder, toVariantName } from './variant.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Builds the bundle of a variant, unless the one there is of the same code.
 * @returns the manifest's file, and whether Vite had to run
 * @throws with the last lines of `astro build` when it fails
 */
export async function buildBundle(variant: Variant): Promise<{ manifest: string; isBuilt: boolean }> {
  const manifest = `${toBundleFolder(variant)}bundle.json`
  if (isCurrent(manifest, variant)) return { manifest, isBuilt: false }
  await runAstroBuild(variant)
  return { manifest, isBuilt: true }
}

function isCurrent(manifest: string, variant: Variant): boolean {
  if (!existsSync(manifest)) return false
  const { code_hash } = JSON.parse(readFileSync(manifest, 'utf8')) as BundleManifest
  return code_hash === computeCodeHash(toVariantName(variant))
}

function runAstroBuild({ theme, site }: Variant): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}node_modules/astro/bin/astro.mjs`, 'build'], {
      cwd: root,
      env: {
        ...process.env,
        // Whatever the shell says: another value would ship React's development build to shoppers.
        NODE_ENV: 'production',
        NOREN_VARIANT_THEME: theme,
        NOREN_VARIANT_SITE: site ?? '',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const tail = Buffer.concat(output).toString().trim().split('\n').slice(-30).join('\n')
      reject(new Error(`astro build of ${toVariantName({ theme, site })} failed:\n${tail}`))
    })
  })
}
