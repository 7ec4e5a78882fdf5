import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `noren serve` in a process of its own. It answers on return. @param env without a secret of the hook it only reads */
export async function spawnOrigin(port: number, env: Record<string, string>) {
  const child = spawn(process.execPath, ['cli/noren.ts', 'serve'], {
    env: { ...process.env, PORT: String(port), SITE: '', PUBLISH_HOOK_SECRET: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words: Buffer) => (said += words.toString()))
  const ended = once(child, 'exit')
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null) throw new Error(`noren serve did not open:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    said: () => said,
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      child.kill(signal)
      await ended
    },
  }
}

const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
