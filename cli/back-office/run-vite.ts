// Started by build-back-office.ts with the folder to write to: what Vite builds depends on the environment of its process.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../back-office/', import.meta.url))
const [, , outDir = ''] = process.argv

await build({
  root,
  configFile: false,
  logLevel: 'error',
  base: './',
  build: {
    outDir,
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4096,
    rolldownOptions: { input: `${root}start.ts` },
  },
})
