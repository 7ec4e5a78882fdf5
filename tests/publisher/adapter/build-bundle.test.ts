import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findBuildFault, runAstroBuild } from '#publisher/adapter/build-bundle.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

// As `astro build` prints them.
test.each([
  [
    'a component that cannot be read',
    `01:27:21 [build] Building server entrypoints...
01:27:23 [vite] ✓ built in 1.82s
01:27:30 [ERROR] [vite] ✗ Build failed in 6.85s
[CompilerError] Unexpected token
  Location:
    ${root}themes/lace/frame/Header.astro:2:10
  Stack trace:
    at handleCompileResultErrors (file://${root}node_modules/astro/dist/core/compile/compile.js:73:11)
`,
    '[CompilerError] Unexpected token Location: themes/lace/frame/Header.astro:2:10',
  ],
  [
    'a style sheet without its end',
    `01:27:13 [ERROR] [vite] ✗ Build failed in 4.51s
Missing closing } at @theme static
  Stack trace:
    at Te (file://${root}node_modules/tailwindcss/dist/lib.mjs:3:5988)
`,
    'Missing closing } at @theme static',
  ],
  ['no word of what is wrong', 'one\ntwo\n', 'one\ntwo'],
  ['an error in its line alone', '01:00:00 [ERROR] Killed\n', 'Killed'],
])('Of a build that fails at %s the developer reads what and where, without the stack', (_, output, told) => {
  expect(findBuildFault(output)).toBe(told)
})

test('A build that is given up ends its process', async () => {
  const given_up = new AbortController()
  const building = runAstroBuild({ theme: 'simple', site: 'no-such-site' }, given_up.signal)
  given_up.abort(new Error('The publisher ends.'))
  await expect(building).rejects.toThrow('aborted')
})
