import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const cli = (file: string) => fileURLToPath(new URL(`../../cli/${file}`, import.meta.url))

function run(file: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli(file), ...args], {
    env: { ...process.env, DEBUG: '', ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('`npm start` on a taken port is one sentence and exit code 1, no stack', async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status, stdout, stderr } = run('start.ts', [], { PORT: String(port) })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `\nPort ${port} is taken; stop what listens there, or choose another with PORT=${port + 1}.\n`,
  })
})

test('noren says what it can do, and what it cannot', () => {
  expect(run('noren.ts', [])).toMatchObject({ status: 0, stdout: expect.stringContaining('rollback <site>') })
  const unknown = run('noren.ts', ['fly'])
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining("There is no command 'fly'.") })
  expect(unknown.stderr).not.toMatch(/^ +at /m)
})

test('A command for a shop that does not exist lists those that do', () => {
  expect(run('noren.ts', ['releases', 'motto']).stderr).toMatch(/No site 'motto'\. Sites: .*moto/)
})
