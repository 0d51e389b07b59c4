import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffBrowser } from '#tests/support/staff-browser.ts'
import { staffing, staffPassword } from '#tests/support/staffing.ts'
import { sessionCookie } from './session-cookie.ts'

const shop = withShop()
const { hire, callAs } = staffing(shop)

async function signedIn(roles: Parameters<typeof hire>[0]) {
  const colleague = await hire(roles)
  const browser = staffBrowser(shop)
  const answer = await browser.call('POST', '/login/', { email: colleague.email, password: staffPassword })
  return { colleague, browser, answer }
}

describe('the session of a browser', () => {
  it('is a cookie that no script reads and no other site sends along', async () => {
    const { browser, answer, colleague } = await signedIn(['bookseller'])
    expect(answer.body).toMatchObject({ token: null, staff: { email: colleague.email } })
    expect(browser.given).toEqual([
      expect.stringMatching(/^staff=staff_[\w-]{43}; Path=\/api\/staff; HttpOnly; SameSite=Strict$/),
    ])
    const me = await browser.call('GET', '/me/')
    expect(me.body).toMatchObject({ email: colleague.email, roles: ['bookseller'], store_code: 'T013', language: null })
    expect(me.body.actions).toContain('stock.set')
    expect(JSON.stringify([answer.body, me.body])).not.toContain('staff_')
  })

  it('is named so that no other host of the domain can put its own in the place, where the shop is reached over TLS', () => {
    const { read, write } = sessionCookie('https://shop.example')
    expect(write('staff_abc')).toBe('__Host-staff=staff_abc; Path=/; HttpOnly; Secure; SameSite=Strict')
    expect(read('staff=staff_planted; __Host-staff=staff_abc')).toBe('staff_abc')
    expect(read('staff=staff_planted; __Secure-staff=staff_planted')).toBeNull()
    expect(write(null)).toContain('Max-Age=0')
  })

  it('ends by logging out, in the browser and in the shop', async () => {
    const { browser } = await signedIn(['finance'])
    const kept = browser.cookie
    expect((await browser.call('POST', '/logout/', {})).body).toEqual({ done: true })
    expect(browser.cookie).toBe('')
    expect((await browser.call('GET', '/me/', undefined, { cookie: kept })).body.code).toBe('staff.session_ended')
  })

  it('is another after each login, whatever the browser had before', async () => {
    const { browser, colleague } = await signedIn(['finance'])
    const before = browser.cookie
    await browser.call('POST', '/login/', { email: colleague.email, password: staffPassword })
    expect(browser.cookie).not.toBe(before)
    const planted = staffBrowser(shop)
    planted.cookie = 'staff=staff_chosen-by-somebody-else'
    await planted.call('POST', '/login/', { email: colleague.email, password: staffPassword })
    expect(planted.cookie).not.toContain('chosen-by-somebody-else')
    expect((await planted.call('GET', '/me/', undefined, { cookie: 'staff=staff_chosen-by-somebody-else' })).status).toBe(401)
  })

  it('is no token of a command line, nor the other way round', async () => {
    const { browser, colleague } = await signedIn(['finance'])
    expect((await callAs(browser.cookie.replace('staff=', ''))('GET', '/me/')).status).toBe(401)
    expect((await browser.call('GET', '/me/', undefined, { cookie: `staff=${colleague.token}` })).status).toBe(401)
  })

  it('keeps the language that somebody chose for their screens', async () => {
    const { browser } = await signedIn(['finance'])
    expect((await browser.call('PUT', '/me/', { language: 'ca' })).body.language).toBe('ca')
    expect((await browser.call('GET', '/me/')).body.language).toBe('ca')
    expect((await browser.call('PUT', '/me/', { language: 'fr' })).status).toBe(400)
  })
})

describe('a request that another site has a browser send', () => {
  const refused = { status: 403, body: { code: 'staff.other_site' } }
  const languageOf = async (id: number) => (await shop.sql`select language from staff_user where id = ${id}`)[0]!['language']

  it('is refused and changes nothing, whatever it is dressed as', async () => {
    const { browser, colleague } = await signedIn(['admin'])
    const attacks: Record<string, Record<string, string | undefined>> = {
      'a form of another site': { 'x-staff': undefined, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      'a form of an old browser': { 'x-staff': undefined, 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      'a page that hides where it is': { 'x-staff': undefined, 'sec-fetch-site': undefined, origin: 'null' },
      'another host of the domain': { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost' },
      'another port': { 'sec-fetch-site': undefined, origin: 'http://localhost:8080' },
      'a page over another scheme': { 'sec-fetch-site': undefined, origin: 'https://localhost' },
      'a script without the header': { 'x-staff': undefined },
      'a header with something else': { 'x-staff': '0' },
      'nobody that says who it is': { 'sec-fetch-site': undefined, origin: undefined },
      'JSON dressed as text': { 'x-staff': undefined, 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
    }
    for (const [name, headers] of Object.entries(attacks))
      expect(await browser.call('PUT', '/me/', { language: 'en' }, headers), name).toMatchObject(refused)
    expect(await languageOf(colleague.id)).toBeNull()
    expect((await browser.call('PUT', '/me/', { language: 'en' }, { 'sec-fetch-site': undefined })).status).toBe(200)
  })

  it('is told from a link of our own screens to a file', async () => {
    const { browser } = await signedIn(['admin'])
    const link = { 'x-staff': undefined, 'sec-fetch-site': 'same-origin' }
    expect((await browser.call('GET', '/users/', undefined, link)).status).toBe(200)
    expect(await browser.call('PUT', '/me/', { language: 'en' }, link)).toMatchObject(refused)
  })

  it('is refused on reading too, as a picture or a link of theirs would', async () => {
    const { browser } = await signedIn(['admin'])
    const before = await shop.sql`select used_at from staff_session order by id desc limit 1`
    for (const headers of [
      { 'x-staff': undefined, 'sec-fetch-site': 'cross-site' },
      { 'x-staff': undefined, 'sec-fetch-site': 'none' },
      { 'x-staff': undefined, 'sec-fetch-site': undefined },
    ])
      expect(await browser.call('GET', '/users/', undefined, headers)).toMatchObject(refused)
    expect(await shop.sql`select used_at from staff_session order by id desc limit 1`).toEqual(before)
  })

  it('neither signs anybody in as somebody else nor out', async () => {
    const { browser, colleague } = await signedIn(['admin'])
    const kept = browser.cookie
    const theirs = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const login = await browser.call('POST', '/login/', { email: colleague.email, password: staffPassword }, theirs)
    expect([login.status, browser.given]).toEqual([403, []])
    expect(await browser.call('POST', '/logout/', {}, theirs)).toMatchObject(refused)
    const asForm = await browser.call(
      'POST',
      '/login/',
      { email: colleague.email, password: staffPassword },
      { 'x-staff': undefined },
    )
    expect([browser.given, browser.cookie]).toEqual([[], kept])
    expect(asForm.body.token).toMatch(/^staff_/)
  })
})
