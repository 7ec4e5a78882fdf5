import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { loadApi } from './load-api.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'
import { reloadWhenBack } from './reload-when-back.ts'

/** Data of the API, as a screen shows it. */
export type ResourceState<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: CallFailure }

export interface Resource<T> {
  $state: ReadableAtom<ResourceState<T>>
  /** Asks the API again; what is shown stays until it answers. */
  load: () => Promise<void>
  /** Shows what the API answered to a change. Before the first load there is nothing to change. */
  update: (change: (value: T) => T) => void
}

interface ResourceOptions {
  /** A visitor who comes back to a list finds it as it was, without a call, as long as this is true. */
  keepsWhenBack?: () => boolean
}

/** Read when a screen first shows it, and again when the page returns from the back/forward cache. */
export function createResource<T>(
  read: (api: Api) => Promise<T>,
  { keepsWhenBack = () => false }: ResourceOptions = {},
): Resource<T> {
  const $state = atom<ResourceState<T>>({ state: 'loading' })
  let turn = 0

  async function load(): Promise<void> {
    const mine = (turn += 1)
    if ($state.get().state === 'failed') $state.set({ state: 'loading' })
    try {
      const value = await read(await loadApi())
      if (mine === turn) $state.set({ state: 'ready', value })
    } catch (error) {
      const failure = toCallFailure(error)
      if (mine !== turn || failure.kind === 'cancelled' || reloadWhenBack(failure)) return
      if ($state.get().state !== 'ready') $state.set({ state: 'failed', failure })
    }
  }

  onBrowserMount($state, () => {
    void load()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && !keepsWhenBack() && void load()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  })

  return {
    $state,
    load,
    update(change) {
      const known = $state.get()
      if (known.state === 'ready') $state.set({ state: 'ready', value: change(known.value) })
    },
  }
}
