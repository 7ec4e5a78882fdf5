import { toEnvName } from '#contract/to-env-name.ts'
import type { Settings } from '#contract/shapes/settings.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { PublishError } from '#publisher/publish-error.ts'

/**
 * Whether nothing of a site may be given out to visitors without a pass (behaviour 1.3): what serves its files has to ask,
 * or may not serve them.
 */
export function needsKeycode(settings: Settings): boolean {
  return settings['SITE.IS_KEYCODE_REQUIRED']
}

/** @throws {KeycodeError} when the shop wants a keycode and the site's file does not say where the publisher has it from */
export function requireKeycodeNamed(site: SiteConfig, settings: Settings): void {
  if (!needsKeycode(settings) || site.keycode) return
  const variable = `${toEnvName(site.name)}_KEYCODE`
  throw new KeycodeError(
    `Site ${site.name} asks its visitors for a keycode: add \`keycode: { env: '${variable}' }\` to sites/${site.name}.ts and set ${variable} to it.`,
  )
}

/** The publisher may not read a closed shop; the message says how to mend it. */
export class KeycodeError extends PublishError {
  override name = 'KeycodeError'
}
