import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readPort, requireFreePort } from '#cli/check-ports.ts'

test('A taken port is named together with the way out, a free one passes', async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(requireFreePort(port, 'API_PORT')).rejects.toThrow(
    `Port ${port} is taken; stop what listens there, or choose another with API_PORT=${port + 1}.`,
  )
  server.close()
  await once(server, 'close')
  await requireFreePort(port, 'API_PORT')
})

test('A port is a number of its kind', () => {
  expect(readPort({}, 'PORT', 4321)).toBe(4321)
  expect(readPort({ PORT: '8080' }, 'PORT', 4321)).toBe(8080)
  for (const PORT of ['abc', '0', '70000', '80.5']) {
    expect(() => readPort({ PORT }, 'PORT', 4321)).toThrow(
      `PORT must be a port between 1 and 65535, not '${PORT}'.`,
    )
  }
})
