import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Variant } from '#themes/resolve-slot.ts'
import type { BundleManifest } from './bundle.ts'
import { toVariantName } from './variant.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Whether there is a finished bundle of that code. @param manifest its `bundle.json` */
export function isBundleOf(code_hash: string, manifest: string): boolean {
  if (!existsSync(manifest)) return false
  return (JSON.parse(readFileSync(manifest, 'utf8')) as BundleManifest).code_hash === code_hash
}

/**
 * Builds the bundle of a variant into its folder, in a process of its own.
 * @param signal ends that process
 * @throws {Error} with what `astro build` says is wrong, and where
 */
export function runAstroBuild({ theme, site }: Variant, signal?: AbortSignal): Promise<void> {
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
      ...(signal && { signal }),
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const reason = findBuildFault(Buffer.concat(output).toString())
      reject(new Error(`astro build of ${toVariantName({ theme, site })} failed: ${reason}`))
    })
  })
}

const SHOWN_LINES = 30

/**
 * What is wrong and where, of all that `astro build` printed: its error without the stack, files named from here; the last lines when
 * it printed none.
 */
export function findBuildFault(output: string): string {
  const lines = output.replaceAll(root, '').trim().split('\n')
  const at = lines.findLastIndex((line) => line.includes('[ERROR]'))
  if (at < 0) return lines.slice(-SHOWN_LINES).join('\n')
  const error = lines.slice(at)
  const stack = error.findIndex((line) => line.trim() === 'Stack trace:')
  const told = stack < 0 ? error.slice(0, SHOWN_LINES) : error.slice(0, stack)
  // `01:27:30 [ERROR] [vite] ✗ Build failed in 6.85s` says nothing of it.
  const words = told.map((line) => line.replace(/^.*\[ERROR\] */, '').trim())
  return words.filter((line) => line && !/Build failed in/.test(line)).join(' ') || told.join(' ')
}
