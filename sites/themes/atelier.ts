import { defineSite } from '../site-config.ts'

export const site = defineSite({
  name: 'atelier',
  hosts: ['atelier.localhost'],
  origin: 'http://atelier.localhost:4321',
  channel: 'atelier',
  api: { default_base: 'http://localhost:4100', base_env: 'ATELIER_API' },
})
