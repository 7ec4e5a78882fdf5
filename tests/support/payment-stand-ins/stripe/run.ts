import { serveStripe } from './serve.ts'

/** Stripe's stand-in as a process of its own: takes its start as one argument of JSON, and says its port in a line. */
interface Start {
  secret_key: string
  public_key: string
  port?: number
  webhook?: { url: string; secret: string }
}

const { secret_key, public_key, port, webhook } = JSON.parse(process.argv[2] ?? '{}') as Start
const opened = await serveStripe({ secret_key, public_key }, { port, webhook })
process.stdout.write(`${JSON.stringify({ port: opened })}\n`)
// Whoever started it is gone.
process.stdin.resume()
process.stdin.once('end', () => process.exit())
