/** Providers of logins a shop has (setting SITE.SOCIAL_LOGINS: names between spaces), as in the calls' paths. */
export function listLoginProviders(setting: string | undefined): string[] {
  return [...new Set((setting ?? '').split(/\s+/).filter((name) => PROVIDER_NAME.test(name)))]
}

/** Which provider a callback is from: the part of its `state` before the dot. Null when that is no name. */
export function toStateProvider(state: string | null): string | null {
  const [name = '', ...rest] = (state ?? '').split('.')
  return rest.length > 0 && PROVIDER_NAME.test(name) ? name : null
}

const PROVIDER_NAME = /^[a-z0-9_-]+$/
