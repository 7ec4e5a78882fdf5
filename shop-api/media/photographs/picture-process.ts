import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { NormalPicture, Refusal } from './normalise-picture.ts'

const WORKER = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))
const IDLE_MS = 60_000

/** Files, as bytes that are handed over copied many times kept the API busy with collecting garbage. */
export interface PictureFilePair {
  given: string
  /** Where the picture is to be written. */
  made: string
}
/** A picture that was written. */
export interface MadePicture extends Omit<NormalPicture, 'bytes'> {
  /** Bytes. */
  size: number
}
export type Answer = MadePicture | { refused: Refusal }

/** Reads one picture at a time. @throws EndedOverPicture */
export type PictureProcess = (files: PictureFilePair, longest_ms: number) => Promise<Answer>

/** A picture was more than its process could bear, or took too long. */
export class EndedOverPicture extends Error {}

/** A process that begins with its first picture and ends when none came for a minute. Over a picture that breaks it another begins. */
export function createPictureProcess(): PictureProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function begin(): ChildProcess {
    const begun = fork(WORKER, [], {
      execArgv: [],
      // It reads files of others and is told no secret. With many arenas glibc keeps the memory of pictures that are done.
      env: { MALLOC_ARENA_MAX: '2' },
      // libheif says on the console what is wrong with a file; who sent it is told already.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Whoever waits for an answer hears of it; else there is nobody to tell.
    begun.on('error', () => {})
    begun.once('exit', () => {
      if (child === begun) child = undefined
    })
    return begun
  }

  return async (files, longest_ms) => {
    clearTimeout(idle)
    const asked = (child ??= begin())
    hold(asked, true)
    try {
      return await ask(asked, files, longest_ms)
    } catch (error) {
      if (child === asked) child = undefined
      asked.kill('SIGKILL')
      throw error
    } finally {
      hold(asked, false)
      idle = setTimeout(() => child?.kill(), IDLE_MS).unref()
    }
  }
}

/** Only while it works does it keep our own process alive. */
function hold(child: ChildProcess, isHeld: boolean): void {
  child[isHeld ? 'ref' : 'unref']()
  child.channel?.[isHeld ? 'ref' : 'unref']()
}

async function ask(child: ChildProcess, files: PictureFilePair, longest_ms: number): Promise<Answer> {
  let stop = () => {}
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const fail = (why: string) => () => reject(new EndedOverPicture(`The process for pictures ${why}`))
      const timer = setTimeout(fail('took too long'), longest_ms)
      const onEnd = fail('ended')
      child.once('message', resolve as (answer: unknown) => void)
      child.once('exit', onEnd)
      const onError = (cause: Error) =>
        reject(new EndedOverPicture('The process for pictures broke', { cause }))
      child.once('error', onError)
      stop = () => {
        clearTimeout(timer)
        child.off('message', resolve as (answer: unknown) => void)
        child.off('exit', onEnd)
        child.off('error', onError)
      }
      child.send(files, (error) => error && onError(error))
    })
  } finally {
    stop()
  }
}
