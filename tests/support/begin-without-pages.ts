import { afterAll, vi } from 'vitest'

// Nothing of a page that the file before opened is left when this one begins: no module, no window, and no timer, which would ask the
// shop of this one. Its window stays until now: what React has put off ends in it.
vi.resetModules()
vi.unstubAllGlobals()

const timers: NodeJS.Timeout[] = []
const plain = { setTimeout, setInterval }

const noting = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  new Proxy(start, {
    apply(target, self, args) {
      const timer = Reflect.apply(target, self, args) as NodeJS.Timeout
      timers.push(timer)
      return timer
    },
  })

Object.assign(globalThis, { setTimeout: noting(setTimeout), setInterval: noting(setInterval) })

afterAll(() => {
  Object.assign(globalThis, plain)
  for (const timer of timers) clearTimeout(timer)
})
