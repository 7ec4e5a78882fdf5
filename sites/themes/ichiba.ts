import { defineSite } from '../site-config.ts'

export const site = defineSite({
  name: 'ichiba',
  hosts: ['ichiba.localhost'],
  origin: 'http://ichiba.localhost:4321',
  channel: 'ichiba',
  api: { default_base: 'http://localhost:4100', base_env: 'ICHIBA_API' },
})
