import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A certificate for some hosts, good for two days, that signs itself: whoever is given `file` as an authority trusts it. It
 * lies in a folder of its own until `forget`.
 */
export function makeCertificate(hosts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'noren-certificate-'))
  const [key_file, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=noren-stand-ins'
  const more = ['-addext', `subjectAltName=${names}`, '-keyout', key_file, '-out', file]
  execFileSync('openssl', [...words.split(' '), ...more], { stdio: 'pipe' })
  return {
    key: readFileSync(key_file, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    file,
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}
