import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the code complain is not a passing test.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
