import type { Page, Request } from '@playwright/test'
import { untilShown } from './until-shown.ts'

/** Added to each answer of the API, so that calls of one round stand out from those of the next. */
const ROUND_MS = 300

/**
 * API rounds a screen waits for before it shows its content: the longest chain of calls in which each began after the
 * one before was answered.
 */
export async function countRounds(page: Page, address: string): Promise<number> {
  const begun = new Map<Request, number>()
  const calls: { begin: number; end: number }[] = []
  const isCall = (request: Request) =>
    request.url().includes('/v1/') && ['fetch', 'xhr'].includes(request.resourceType())
  const note = (request: Request) => {
    if (isCall(request)) begun.set(request, performance.now())
  }
  const end = (request: Request) => {
    const begin = begun.get(request)
    if (begin !== undefined) calls.push({ begin, end: performance.now() })
  }
  page.on('request', note)
  page.on('requestfinished', end)
  await page.route(/\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS))
    await route.continue().catch(() => undefined)
  })
  await page.goto(address)
  await untilShown(page)
  page.off('request', note)
  page.off('requestfinished', end)
  await page.unroute(/\/v1\//)
  return toRounds(calls)
}

function toRounds(calls: { begin: number; end: number }[]): number {
  const rounds: { end: number; round: number }[] = []
  for (const { begin, end } of calls.sort((a, b) => a.begin - b.begin)) {
    const before = rounds.filter((call) => call.end <= begin).map(({ round }) => round)
    rounds.push({ end, round: Math.max(0, ...before) + 1 })
  }
  return Math.max(0, ...rounds.map(({ round }) => round))
}
