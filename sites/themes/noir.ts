import { defineSite } from '../site-config.ts'

export const site = defineSite({
  name: 'noir',
  hosts: ['noir.localhost'],
  origin: 'http://noir.localhost:4321',
  channel: 'noir',
  api: { default_base: 'http://localhost:4100', base_env: 'NOIR_API' },
})
