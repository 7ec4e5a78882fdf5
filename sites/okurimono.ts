import { defineSite } from './site-config.ts'

export const site = defineSite({
  name: 'okurimono',
  hosts: ['okurimono.localhost'],
  origin: 'http://okurimono.localhost:4321',
  channel: 'okurimono',
  api: { default_base: 'http://localhost:4100', base_env: 'OKURIMONO_API' },
})
