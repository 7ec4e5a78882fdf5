import { expect, onTestFinished, test } from 'vitest'
import { startShopApi } from '#cli/shop-api-process.ts'
import { createFolder } from '#tests/publisher/open-workshop.ts'

function inEnvironment(change: Record<string, string>) {
  const before = { ...process.env }
  Object.assign(process.env, change)
  onTestFinished(() => {
    process.env = before
  })
}

test('The shop API runs as a child, answers, and ends when told to', async () => {
  inEnvironment({ DATABASE_URL: `${createFolder()}/shop`, DEMO: '0', HOST: '127.0.0.1' })
  const api = await startShopApi(0, () => {})
  expect((await fetch(`${api.base}/livez`)).status).toBe(200)
  await api.stop()
  await api.stop()
  await expect(fetch(`${api.base}/livez`)).rejects.toThrow()
  // A database in a folder is made anew, file by file.
})

test('A data folder that cannot be used is the API’s own sentence', async () => {
  inEnvironment({ DATABASE_URL: '/dev/null/shop' })
  await expect(startShopApi(0, () => {})).rejects.toThrow(/^The shop API ended \(exit 1\): .+/)
})
