import { createHash } from 'node:crypto'
import { toEnvName } from '#contract/to-env-name.ts'
import { type Env, type Purge, requireValue } from './ask-cdn.ts'

/** Invalidates by tag, which is written as a path that begins with `#`; the distribution reads tags from `Cache-Tag`. */
export function openCloudfront(site: string, env: Env): Purge['purge'] {
  const own = env[`CLOUDFRONT_DISTRIBUTION_ID_${toEnvName(site)}`] || env['CLOUDFRONT_DISTRIBUTION_ID']
  const distribution = requireValue(
    own,
    'CLOUDFRONT_DISTRIBUTION_ID',
    'the distribution of the shop, for the purge',
  )
  return async (tags) => {
    // Loaded by those who need it.
    const { CloudFrontClient, CreateInvalidationCommand } = await import('@aws-sdk/client-cloudfront')
    // Address, region and keys are read from the environment by the SDK.
    const client = new CloudFrontClient({ maxAttempts: 1 })
    try {
      await client.send(
        new CreateInvalidationCommand({
          DistributionId: distribution,
          InvalidationBatch: {
            CallerReference: `${Date.now()}-${createHash('sha256').update(tags.join()).digest('hex').slice(0, 12)}`,
            Paths: { Quantity: tags.length, Items: tags.map((tag) => `#${tag}`) },
          },
        }),
      )
    } catch (error) {
      throw new Error(
        `CloudFront refused the invalidation: ${(error as Error).message || (error as Error).name}`,
        {
          cause: error,
        },
      )
    } finally {
      client.destroy()
    }
  }
}
