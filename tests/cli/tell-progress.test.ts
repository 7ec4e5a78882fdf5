import { expect, test } from 'vitest'
import { createTeller } from '#cli/tell-progress.ts'

function createSpokenTeller() {
  const spoken = { said: '', now: 0 }
  const tell = createTeller(
    (words) => (spoken.said = words),
    () => spoken.now,
  )
  return Object.assign(spoken, { tell })
}

test('Once a stage has gone on for a while the minutes that are left are told', () => {
  const spoken = createSpokenTeller()
  spoken.tell({ stage: 'pictures', done: 1, total: 1000 })
  expect(spoken.said).toBe('pictures 1 of 1000')
  spoken.now = 60_000
  spoken.tell({ stage: 'pictures', done: 250, total: 1000 })
  expect(spoken.said).toBe('pictures 250 of 1000, about 3 min left')
  spoken.now = 200_000
  spoken.tell({ stage: 'pictures', done: 900, total: 1000 })
  expect(spoken.said).toBe('pictures 900 of 1000')
})

test('Each stage is timed by itself', () => {
  const spoken = createSpokenTeller()
  spoken.tell({ stage: 'pages', done: 1, total: 1000 })
  spoken.now = 600_000
  spoken.tell({ stage: 'cards', done: 1, total: 1000 })
  expect(spoken.said).toBe('cards 1 of 1000')
})

test('What has no known end has no time left', () => {
  const spoken = createSpokenTeller()
  spoken.tell({ stage: 'documents', done: 1 })
  spoken.now = 600_000
  spoken.tell({ stage: 'documents', done: 2 })
  expect(spoken.said).toBe('documents 2')
})
