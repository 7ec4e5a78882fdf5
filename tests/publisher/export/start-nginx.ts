import { onTestFinished } from 'vitest'
import { runNginx } from '#tests/support/run-nginx.ts'
import { createFolder } from '../open-workshop.ts'

/** A real nginx with these configurations in its http block, until the test ends. Its sockets are open on return. */
export function startNginx(nginx: string, configurations: string[]): void {
  onTestFinished(runNginx(nginx, createFolder(), configurations))
}
