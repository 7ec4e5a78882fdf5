import { expect, test } from 'vitest'
import { decideGuard, type Guard, type SessionState } from '#src/rules/session/decide-guard.ts'

const decide = (guard: Guard, state: SessionState) => {
  const decision = decideGuard(guard, state)
  return typeof decision === 'string' ? decision : decision.go + (decision.is_remembered ? ' and back' : '')
}

test('Everybody may see what is public, whoever they are', () => {
  for (const state of ['unknown', 'guest', 'refresh-failed'] as const)
    expect(decide('public', state)).toBe('admit')
})

test('A members’ page waits for the session, admits members and brings others back after their login', () => {
  expect(decide('member', 'unknown')).toBe('wait')
  expect(decide('member', 'member')).toBe('admit')
  expect(decide('member', 'guest')).toBe('/login/ and back')
  expect(decide('member', 'refresh-failed')).toBe('/login/?re=1 and back')
  expect(decide('member', 'unregistered')).toBe('/verify/ and back')
  expect(decide('member', 'mfa')).toBe('/verify/ and back')
})

test('Who is logged in has nothing to do at the login page; whoever has to verify is sent there', () => {
  expect(decide('guest-only', 'member')).toBe('/ec/')
  expect(decide('guest-only', 'unregistered')).toBe('/verify/')
  for (const state of ['guest', 'refresh-failed', 'mfa'] as const)
    expect(decide('guest-only', state)).toBe('admit')
})

test('The page to verify is for those who have something to verify', () => {
  expect(decide('unverified', 'mfa')).toBe('admit')
  expect(decide('unverified', 'unregistered')).toBe('admit')
  expect(decide('unverified', 'member')).toBe('/ec/')
  expect(decide('unverified', 'guest')).toBe('/login/ and back')
})
