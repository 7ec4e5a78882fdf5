// `node bench/hosts/relay.ts <address> <port> <address> <port>`: leads connections from the first to the second, byte by byte.
import { connect, createServer } from 'node:net'

const [, , from = '', from_port = '', to = '', to_port = ''] = process.argv

const server = createServer({ noDelay: true, allowHalfOpen: true }, (near) => {
  const far = connect({ host: to, port: Number(to_port), noDelay: true, allowHalfOpen: true })
  near.pipe(far)
  far.pipe(near)
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    // One end that breaks off breaks off the other.
    one.on('error', () => other.resetAndDestroy())
    one.on('close', () => other.destroySoon())
  }
})
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
server.listen(Number(from_port), from, () => process.stdout.write('open\n'))
