import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { loadStaffSecrets } from '#shop-api/staff/staff-secrets.ts'

test('On a new machine the folder of the password is made with it, and the password stays the same', async () => {
  const folder = await mkdtemp(`${tmpdir()}/noren-staff-`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const at = { environment: 'development', data_folder: `${folder}/data/files` }
  const first = await loadStaffSecrets({}, at, () => undefined)
  expect(first?.password).toBe((await readFile(`${at.data_folder}/admin-password`, 'utf8')).trim())
  expect(await loadStaffSecrets({}, at, () => undefined)).toEqual(first)
})
