// `node bench/hosts/relay.ts <host> <port> <host> <port>`: leads connections from the first to the second, as a program of a host.
import { openRelay } from './open-relay.ts'

const [, , host = '', port = '', far_host = '', far_port = ''] = process.argv
await openRelay({ host, port: Number(port) }, { host: far_host, port: Number(far_port) })
process.stdout.write('open\n')
