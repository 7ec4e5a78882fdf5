// A process of its own that behaves as KOMOJU's public documents say. It prints its port, and ends when its input ends.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openStandIn } from './server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'secret-key': { type: 'string', default: 'sk_test_standin0000' },
    'webhook-secret': { type: 'string', default: 'the secret of webhooks' },
    'notice-url': { type: 'string' },
    'tls-key': { type: 'string' },
    'tls-cert': { type: 'string' },
  },
})

const { 'tls-key': key, 'tls-cert': cert } = values
const port = await openStandIn({
  port: Number(values.port),
  secret_key: values['secret-key'],
  webhook_secret: values['webhook-secret'],
  notice_url: values['notice-url'],
  tls: key && cert ? { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } : undefined,
})
process.stdout.write(`${port}\n`)
process.stdin.resume().on('end', () => process.exit(0))
