import { defineSite } from '../site-config.ts'

export const site = defineSite({
  name: 'pop',
  hosts: ['pop.localhost'],
  origin: 'http://pop.localhost:4321',
  channel: 'pop',
  api: { default_base: 'http://localhost:4100', base_env: 'POP_API' },
})
