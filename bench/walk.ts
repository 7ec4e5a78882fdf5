import { spawnSync } from 'node:child_process'

/** Every screen of every demo shop, in every state and width; pictures of all of them come to `test-results/walk/`. */
export async function measureWalk(): Promise<void> {
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', 'tests/e2e/walk'], {
    env: { ...process.env, WALK: 'full' },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The walk found faults, told above.')
}
