import { defineSite } from './site-config.ts'

export const site = defineSite({
  name: 'moto',
  hosts: ['localhost', '127.0.0.1', 'moto.localhost'],
  origin: 'http://localhost:4321',
  channel: 'moto',
  api: { default_base: 'http://localhost:4100', base_env: 'MOTO_API' },
})
