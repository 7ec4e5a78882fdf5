import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser } from '#tests/support/install-browser.ts'

beforeEach(() => vi.resetModules())

/** The door with a pass that is good still. */
async function openDoor(search: string): Promise<string | null> {
  installBrowser(`https://shop.test/keycode/${search}`)
  document.cookie = 'keycode_token=good; path=/'
  document.body.innerHTML = `
    <script type="application/json" id="noren-site">{ "api": "https://shop.test/api/moto" }</script>
    <p data-keycode-known hidden><a data-keycode-enter href="/">お店へ進む</a></p>
    <form data-keycode-form><input name="keycode"><p data-keycode-error></p><button type="submit"></button></form>`
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const { greet } = await import('#src/enhance/gate/keycode-form.ts')
  const form = document.querySelector('form')!
  await greet(form)
  expect([form.hidden, document.querySelector('p')!.hidden]).toEqual([true, false])
  return document.querySelector('a')!.getAttribute('href')
}

test('Whoever is in already is led to what they wanted, on this very shop only', async () => {
  for (const [wanted, followed] of [
    ['', '/'],
    ['?redirect_url=%2Fcart%2F%3Ffrom%3Dmail', '/cart/?from=mail'],
    ['?redirect_url=%2F%2Fevil.example%2F', '/'],
    ['?redirect_url=https%3A%2F%2Fevil.example%2F', '/'],
    ['?redirect_url=javascript%3Aalert(1)', '/'],
    ['?redirect_url=%2F%5Cevil.example', '/'],
  ] as const)
    expect([wanted, await openDoor(wanted)]).toEqual([wanted, followed])
})
