import postgres from 'postgres'

/** Any database of the server that makes the others; '' for none. */
export const postgresServer = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test'

/** Whether it answers. REQUIRE_POSTGRES=1: it must. */
export async function isPostgresThere(): Promise<boolean> {
  if (postgresServer === '') return false
  const client = postgres(postgresServer, { max: 1, connect_timeout: 1 })
  try {
    await client`select 1`
    return true
  } catch (error) {
    if (process.env['REQUIRE_POSTGRES'] === '1') throw error
    return false
  } finally {
    await client.end({ timeout: 1 })
  }
}
