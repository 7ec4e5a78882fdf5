import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from '#publisher/render-queue/seal.ts'

test('A pass travels so that only its hosts read it, never twice alike, and unchanged', () => {
  const key = randomBytes(32)
  const [one, other] = [seal('合言葉', key), seal('合言葉', key)]
  expect(unseal(one, key)).toBe('合言葉')
  expect(Buffer.from(one, 'base64').subarray(0, 12)).not.toEqual(Buffer.from(other, 'base64').subarray(0, 12))
  expect(() => unseal(one, randomBytes(32))).toThrow()
  const changed = Buffer.from(one, 'base64')
  changed[changed.length - 1]! ^= 1
  expect(() => unseal(changed.toString('base64'), key)).toThrow()
})
