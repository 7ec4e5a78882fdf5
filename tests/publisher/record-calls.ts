import type { ContentApi } from './start-content-api.ts'

/** Has an API answer every call with «from the API». @returns their addresses, in the order they came */
export function recordCalls({ intercept }: Pick<ContentApi, 'intercept'>) {
  const asked: (string | undefined)[] = []
  intercept(({ url }, response) => {
    asked.push(url)
    response.end('from the API')
    return true
  })
  return asked
}
