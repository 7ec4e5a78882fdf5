import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * $1: the process that holds the database, or nothing; $2: from; $3: to. The shell goes on when whoever started it is ended, so the shop
 * is never left standing still.
 */
const SCRIPT = `
if [ -n "$1" ]; then
  trap 'kill -CONT "$1"' EXIT
  kill -STOP "$1"
  for turn in 1 2 3 4 5 6 7 8 9 10; do
    case "$(ps -o state= -p "$1")" in T*) break ;; esac
    sleep 0.05
  done
fi
cp -R "$2" "$3"
`

/**
 * Copies the database of a data folder as it stands at one moment. The API that holds it stands still for so long: what is copied
 * is what a power failure would leave, from which the database recovers by itself when it is opened.
 * @throws {Error} when it cannot be read
 */
export async function copyEmbedded(data_folder: string, to: string): Promise<void> {
  const words = ['-ec', SCRIPT, 'sh', await findHolder(data_folder), join(data_folder, 'postgres'), to]
  const child = spawn('sh', words, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`The database in ${data_folder} cannot be copied: ${said.trim()}`)
}

/** The API that has the folder open (shop-api/db/lock-folder.ts); empty when none has. */
async function findHolder(data_folder: string): Promise<string> {
  const pid = Number(await readFile(join(data_folder, 'lock'), 'utf8').catch(() => ''))
  if (!Number.isInteger(pid) || pid <= 0) return ''
  try {
    process.kill(pid, 0)
    return String(pid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return ''
    throw new Error(`Process ${pid} holds ${data_folder}; run the backup as the user that it runs as.`, {
      cause: error,
    })
  }
}
