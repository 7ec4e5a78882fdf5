import { expect, test } from 'vitest'
import { findHostFault, parsePolicyHosts } from '#contract/policy-hosts.ts'

test('Hosts are named by what they are asked for, each once', () => {
  const text = 'script=https://cdn.vendor.example  img=https://*.vendor.example\nimg=https://*.Vendor.example'
  expect(parsePolicyHosts(text)).toEqual({
    script: ['https://cdn.vendor.example'],
    connect: [],
    img: ['https://*.vendor.example'],
    frame: [],
  })
  expect(findHostFault({ 'PLUGIN.POPUP.HOSTS': text })).toBeNull()
  expect(findHostFault({})).toBeNull()
})

test.for([
  'https://cdn.vendor.example',
  'script=http://cdn.vendor.example',
  'script=cdn.vendor.example',
  'script=https://cdn.vendor.example/path/',
  'script=https://*.example',
  'script=https://*',
  "script='unsafe-inline'",
  'script=data:',
  'style=https://cdn.vendor.example',
  'img=https://a.example;script-src',
])('%s names no host, opens nothing and is told with its setting', (text) => {
  expect(parsePolicyHosts(text)).toEqual({ script: [], connect: [], img: [], frame: [] })
  expect(findHostFault({ 'PLUGIN.RECOMMENDATION.HOSTS': text })).toBe(
    `setting PLUGIN.RECOMMENDATION.HOSTS: "${text}" names no host; write script=https://cdn.example.com, connect=…, img=… or frame=… (https, a host without a path, several between spaces)`,
  )
})
