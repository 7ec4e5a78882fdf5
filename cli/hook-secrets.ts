import { randomBytes } from 'node:crypto'
import { PUBLISH_HOOK_PATH } from '#contract/publish-hook.ts'
import { toEnvName } from '#contract/to-env-name.ts'
import type { SiteConfig } from '#sites/site-config.ts'

type Env = Record<string, string | undefined>

/**
 * The secrets publish events are signed with: `PUBLISH_HOOK_SECRET_<CHANNEL>`, else `PUBLISH_HOOK_SECRET`, else,
 * between `npm start` and the API it starts itself, a random one.
 */
export function readHookSecrets(env: Env) {
  const shared = env['PUBLISH_HOOK_SECRET'] || `whsec_${randomBytes(32).toString('base64')}`
  return {
    toSecret: ({ channel }: Pick<SiteConfig, 'channel'>): string =>
      env[`PUBLISH_HOOK_SECRET_${toEnvName(channel)}`] || shared,
    /** What the embedded API needs to tell the publisher at `port`. */
    toSenderEnv: (port: number): Env => ({
      PUBLISH_HOOK_URL: env['PUBLISH_HOOK_URL'] || `http://127.0.0.1:${port}${PUBLISH_HOOK_PATH}`,
      PUBLISH_HOOK_SECRET: shared,
    }),
  }
}
