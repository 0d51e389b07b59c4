import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { oldBrowserCheck } from './old-browser-check.ts'

/** Where a browser of that name is sent from a page; null when it may stay. */
function sentTo(userAgent: string, pathname = '/en/books'): string | null {
  let sent: string | null = null
  const location = { pathname, replace: (to: string) => (sent = to) }
  runInNewContext(oldBrowserCheck, { navigator: { userAgent }, location })
  return sent
}

const chrome = (version: number) => `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${version}.0.0.0 Safari/537.36`
const safari = (version: number) =>
  `Mozilla/5.0 (Macintosh) AppleWebKit/600 (KHTML, like Gecko) Version/${version}.1.2 Safari/600`

describe('the check for old browsers', () => {
  it('sends those below the limit to the help page of the language, and lets the limit itself in', () => {
    expect([sentTo(chrome(48)), sentTo(chrome(49))]).toEqual(['/en/supported-browsers', null])
    expect([sentTo('Gecko Firefox/49.0', '/ca'), sentTo('Gecko Firefox/50.0')]).toEqual(['/ca/navegadors-suportats', null])
    expect([sentTo(`${chrome(51)} Edge/13.1`, '/'), sentTo(`${chrome(51)} Edge/14.1`)]).toEqual([
      '/es/navegadores-soportados',
      null,
    ])
    expect([sentTo(safari(9)), sentTo(safari(10))]).toEqual(['/en/supported-browsers', null])
    expect([sentTo('Mozilla/4.0 (compatible; MSIE 8.0)'), sentTo('Mozilla/5.0 (compatible; MSIE 9.0)')]).toEqual([
      '/en/supported-browsers',
      null,
    ])
  })
  it('lets crawlers and unknown browsers pass, and never leads away from the help page', () => {
    expect(sentTo(`${chrome(41)} Googlebot/2.1`)).toBeNull()
    expect(sentTo('Lynx/2.9')).toBeNull()
    expect(sentTo(chrome(40), '/en/supported-browsers')).toBeNull()
  })
})
