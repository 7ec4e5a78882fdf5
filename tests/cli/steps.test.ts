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

test('A log that would be silent for long hears every half minute where a step is', async () => {
  const output = createOutput(false)
  let now = 0
  await createSteps(output, () => now).run('Build moto', async (say) => {
    for (let done = 1; done <= 100; done += 1) {
      now += 1_000
      say(`pictures ${done} of 100`)
    }
    return '100 files'
  })
  const lines = [30, 60, 90].map((done) => `… Build moto · pictures ${done} of 100\n`)
  expect(output.text).toBe(`${lines.join('')}✓ Build moto · 100 files (100.0 s)\n`)
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
