import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildBackOffice } from '../back-office/build-back-office.ts'
import { sayError, untilStopped } from '../run-command.ts'
import { createSteps } from '../steps.ts'
import type { Command } from './command.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PAUSE_MS = 200

export const backOffice: Command = {
  usage: 'back-office [watch]',
  summary: 'build the back office, which the shop API serves at /{channel}/admin/',
  help: `Only when its code changed. \`npm start\` and \`npm run build\` do it by themselves. BACK_OFFICE_FOLDER says where builds lie (.noren/back-office), here
and for the API, which shows a new build at once. \`back-office watch\` builds again whenever its code changes.`,
  async run([word], { json }) {
    const steps = createSteps(json ? process.stderr : process.stdout)
    const build = () =>
      steps.run('Back office', async () => ((await buildBackOffice()) ? 'built' : 'unchanged'))
    await build()
    if (word !== 'watch') return
    const stopped = untilStopped()
    const abort = new AbortController()
    let timer: NodeJS.Timeout | undefined
    for (const folder of ['back-office', 'src/text'])
      watch(`${root}${folder}`, { recursive: true, signal: abort.signal }, () => {
        clearTimeout(timer)
        timer = setTimeout(() => void build().catch(sayError), PAUSE_MS)
      })
    await stopped
    abort.abort()
  },
}
