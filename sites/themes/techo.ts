import { defineSite } from '../site-config.ts'

export const site = defineSite({
  name: 'techo',
  hosts: ['techo.localhost'],
  origin: 'http://techo.localhost:4321',
  channel: 'techo',
  api: { default_base: 'http://localhost:4100', base_env: 'TECHO_API' },
})
