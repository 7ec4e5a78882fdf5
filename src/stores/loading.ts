import { atom, computed } from 'nanostores'

/** Names of what is being worked on (spec §4 «Loading»). */
export const $loadingTasks = atom<readonly string[]>([])

/** Whether the spinner is shown. */
export const $isLoading = computed($loadingTasks, (tasks) => tasks.length > 0)

/** Keeps a task in the list while its work runs; two runs of one name are two tasks. */
export async function trackTask<T>(name: string, work: () => Promise<T>): Promise<T> {
  $loadingTasks.set([...$loadingTasks.get(), name])
  try {
    return await work()
  } finally {
    const tasks = $loadingTasks.get()
    $loadingTasks.set(tasks.toSpliced(tasks.indexOf(name), 1))
  }
}
