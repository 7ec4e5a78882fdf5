import { defineSite } from './site-config.ts'

export const site = defineSite({
  name: 'hojin',
  hosts: ['hojin.localhost'],
  origin: 'http://hojin.localhost:4321',
  channel: 'hojin',
  api: { default_base: 'http://localhost:4100', base_env: 'HOJIN_API' },
  keycode: { env: 'HOJIN_KEYCODE', demo: 'KANAME-2026' },
})
