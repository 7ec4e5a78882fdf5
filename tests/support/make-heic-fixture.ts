/**
 * Writes `tests/fixtures/pictures/phone-12mp.heic`: 4032 × 3024 pixels in Display P3, as phones take them. Run by hand; needs
 * `heif-enc` with x265 (Debian: libheif-examples).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const WIDTH = 4032
const HEIGHT = 3024

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs><linearGradient id="sky"><stop offset="0" stop-color="#204060"/><stop offset="1" stop-color="#f0c090"/></linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
  <circle cx="900" cy="1500" r="600" fill="#d02020"/><rect x="2200" y="700" width="1200" height="1600" fill="#20a050"/></svg>`
const png = join(mkdtempSync(join(tmpdir(), 'noren-heic-')), 'phone.png')
await sharp(Buffer.from(svg)).withIccProfile('p3').png().toFile(png)
const target = fileURLToPath(new URL('../fixtures/pictures/phone-12mp.heic', import.meta.url))
execFileSync('heif-enc', ['-q', '50', png, '-o', target])
