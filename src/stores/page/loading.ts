import { atom, computed } from 'nanostores'

/** Behaviour 2.8: how long a guard waits for loading tasks, and how often it checks. */
const LOADING_WAIT_MS = 5_000
const LOADING_STEP_MS = 200

/** Names of running tasks (behaviour 2.11): every call under way. */
export const $loadingTasks = atom<readonly string[]>([])

/** Whether the spinner is shown, after a wait that people notice (`src/enhance/page/show-loading.ts`). */
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

/** Resolves when no call is under way, or waiting has taken too long, so that leaving does not cut a call off. */
export async function untilLoaded(): Promise<void> {
  const waited = { ms: 0 }
  while ($isLoading.get() && waited.ms < LOADING_WAIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOADING_STEP_MS))
    waited.ms += LOADING_STEP_MS
  }
}
