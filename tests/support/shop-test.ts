import { expect, test as base } from '@playwright/test'

/**
 * Chromium's own words when it gives up a view transition before any script of the page ran: left again before its style
 * sheet came, resized, or shown already. What is given up later is caught (src/enhance/page/every-page.ts).
 */
const chromiumNoise = /^InvalidStateError: Transition was aborted because of invalid state\./

/**
 * Playwright's `test`, in a shop that may not complain: an error in the console or an uncaught one fails the errand.
 * An errand that takes the network away names what it expects to read there.
 */
export const test = base.extend<{ expectedComplaints: RegExp[] }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, context, expectedComplaints }, use) => {
    const complaints: string[] = []
    // Of the context, so that no tab complains unheard.
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (failure) => complaints.push(String(failure.error())))
    await use(page)
    const unexpected = complaints.filter(
      (text) => ![chromiumNoise, ...expectedComplaints].some((pattern) => pattern.test(text)),
    )
    expect(unexpected, 'the console stays quiet').toEqual([])
  },
})

export { expect }
