import { expect, test } from 'vitest'
import { createSteps } from '#cli/steps.ts'

function createOutput(isTTY: boolean) {
  const output = { text: '', isTTY, columns: 40, write: (text: string) => Boolean((output.text += text)) }
  return output
}

test('A log gets one line for each step, without anything a terminal would need', async () => {
  const output = createOutput(false)
  await createSteps(output).run('Publish moto', async (say) => {
    say('pages 1 of 2')
    return '2 pages'
  })
  expect(output.text).toMatch(/^✓ Publish moto · 2 pages \(\d+ ms\)\n$/)
})

test('A terminal sees where a step is, on one line', async () => {
  const output = createOutput(true)
  await createSteps(output).run('Publish moto', async (say) => {
    say('a detail far longer than the terminal is wide, which would wrap')
    return ''
  })
  const shown = output.text.split('\r\u001b[2K').filter((line) => line.startsWith('…'))
  expect(shown).toEqual(['… Publish moto', expect.stringMatching(/^… Publish moto · a detail.{14}$/)])
  expect(output.text.match(/\n/g)).toHaveLength(1)
})

test('A step that fails is marked, and its reason goes on', async () => {
  const output = createOutput(false)
  const failing = createSteps(output).run('Shop API', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(output.text).toBe('✗ Shop API\n')
})
