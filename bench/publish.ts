import { measureAgainstPlainBuild } from './publish/against-plain-build.ts'
import { measureSizes } from './publish/sizes.ts'

/** Beside a plain build of the same pages, and by itself as the shop grows. */
export async function measurePublish(): Promise<void> {
  await measureAgainstPlainBuild()
  process.stdout.write('\n')
  await measureSizes()
}
