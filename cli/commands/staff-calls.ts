import { toEnvName } from '#contract/to-env-name.ts'

/** What to do when the API refuses the staff's calls. */
export const STAFF_CALLS_MEND =
  'Set ADMIN_TOKEN to the one the API was started with, and run the same version of both.'

export const NO_ANSWER = 'no answer'

type Answer = { body: unknown; fault?: undefined } | { fault: string }

/**
 * Reads what only the staff of a shop may, by the token of the environment; nothing is started and nothing is tried twice.
 * @param base address of the API, without channel and trailing slash
 * @returns undefined without a token; else asks for a path below `/v1/admin/` and never throws
 */
export function openStaffCalls(
  { base, channel }: { base: string; channel: string },
  env: Record<string, string | undefined>,
): ((path: string) => Promise<Answer>) | undefined {
  const token = env[`ADMIN_TOKEN_${toEnvName(channel)}`] || env['ADMIN_TOKEN']
  if (!token) return undefined
  const headers = { authorization: `Bearer ${token}` }
  return async (path) => {
    const answer = await fetch(`${base}/${channel}/v1/admin/${path}`, { headers }).catch(() => undefined)
    if (!answer) return { fault: NO_ANSWER }
    if (!answer.ok) return { fault: `status ${answer.status}` }
    return { body: await answer.json() }
  }
}
