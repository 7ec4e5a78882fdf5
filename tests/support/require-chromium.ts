import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'

const wellKnown = [
  DEBIAN_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags every headless run here uses: no sandbox for root, and nothing that asks the network by itself. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Processes and threads that two cores have no use for: a seventh of the time.
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--num-raster-threads=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium to test with: CHROMIUM_PATH, Playwright's own, the system's, or one installed now (apt as root, else
 * Playwright's download). @throws with what to do when none can be had
 */
export function requireChromium(): string {
  speakUtf8()
  const found = findChromium()
  if (found) return found
  process.stdout.write('No Chromium found: installing one…\n')
  if (!installFromDebian('chromium', 'fonts-noto-cjk')) {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error(
      'No Chromium could be installed: install one and name it, CHROMIUM_PATH=/path/to/chromium.',
    )
  }
  return installed
}

/**
 * Chromium without windows, which takes a third less time, where Debian has it; else the whole browser. Tests of the
 * back/forward cache need the whole one: this one does not keep every page.
 */
export function requireHeadlessShell(): string {
  const chromium = requireChromium()
  if (chromium !== DEBIAN_CHROMIUM) return chromium
  if (!existsSync(DEBIAN_SHELL)) installFromDebian('chromium-headless-shell')
  return existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : chromium
}

/** In a shell without LANG Chromium calls a file «download» whose name is Japanese. */
function speakUtf8(): void {
  Object.assign(process.env, { LC_ALL: 'C.UTF-8' })
}

/** @returns whether it is there now; says nothing when it cannot be had */
function installFromDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', ...names], {
    stdio: 'ignore',
    env: environment,
  })
  return status === 0
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  return [named, chromium.executablePath(), ...wellKnown].find((path) => path && existsSync(path))
}
