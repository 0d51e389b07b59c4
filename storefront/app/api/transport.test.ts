import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withScriptedServer } from '#tests/support/scripted-server.ts'
import { browserApi } from './client.ts'
import { isFailure } from './failure.ts'
import { LoginFailed } from './transport.ts'
import { currentUser, keepUser } from './user.ts'

const server = withScriptedServer()
const realFetch = globalThis.fetch

class Storage {
  readonly #kept = new Map<string, string>()
  getItem = (key: string) => this.#kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.#kept.set(key, value)
  removeItem = (key: string) => void this.#kept.delete(key)
}

/** A browser on a page of the shop: addresses are those of the server. */
function onPage(pathname: string) {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname, reload })
  return reload
}

const user = {
  id: 'c-1',
  token: 't',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: '',
  nif: '',
  kind: 'private' as const,
  activated: true,
  role: 'holder' as const,
}
const refused = { status: 401, body: { detail: 'The access token is not valid.' } }
const loginFailed = { status: 403, body: { detail: 'Login failed.', code: 'login_failed' } }

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Storage())
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('document', { documentElement: { lang: 'ca', dataset: {} }, querySelectorAll: () => [] })
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => realFetch(new URL(address, server.url), options))
  onPage('/es')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const get = () => browserApi.get('/things/')
const send = () => browserApi.send('POST', '/things/', { a: 1 })
const sendFully = () => browserApi.sendFully('POST', '/things/', { a: 1 })

describe('what an answer becomes', () => {
  it('is its body on 200 and 201 (E-02)', async () => {
    server.answers({ status: 200, body: { pk: 1 } }, { status: 201, body: { pk: 2 } })
    expect(await get()).toEqual({ pk: 1 })
    expect(await sendFully()).toEqual({ pk: 2 })
  })

  it('names the shop and the language of the page, and sends bodies as JSON', async () => {
    await browserApi.get('/things/', { page: 2, tag: ['a', 'b'], none: undefined })
    await send()
    const [asked, sent] = server.state.heard
    expect(asked?.path).toBe('/api/things/')
    expect(asked?.query.toString()).toBe('store=T013&lang=ca&page=2&tag=a&tag=b')
    expect(sent).toMatchObject({ method: 'POST', body: { a: 1 } })
  })

  it('is null on 204, or status 204 with an error flag where all is asked for (E-01)', async () => {
    server.answers({ status: 204 })
    expect(await send()).toBeNull()
    expect(await sendFully()).toMatchObject({ error: true, status: 204 })
  })

  it('is the first e-mail message of a 400, a text that no caller takes for a body (E-03, E-29)', async () => {
    server.answers({ status: 400, body: { email: ['This email is already registered', 'Another'] } })
    expect(await send()).toBe('This email is already registered')
  })

  it('is a failure with its messages and the real status where all is asked for (E-10, E-28)', async () => {
    server.answers({ status: 400, body: { email: ['Taken'], detail: 'Look again', code: 'form.invalid' } })
    expect(await sendFully()).toEqual({
      error: true,
      status: 505,
      original_status: 400,
      detail: 'Look again',
      code: 'form.invalid',
      fields: { email: ['Taken'] },
    })
  })

  it.each([400, 403, 404, 409, 429, 500, 503])('is nothing on %i (E-10)', async (status) => {
    server.answers({ status, body: { detail: 'No' } })
    expect(await get()).toBeUndefined()
  })

  it('is nothing when the answer is no JSON', async () => {
    vi.stubGlobal('sessionStorage', Object.assign(new Storage(), {}))
    sessionStorage.setItem('access', 'kept')
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
    expect(await get()).toBeUndefined()
  })
})

describe('a network that fails', () => {
  it('counts as another failure (E-10)', async () => {
    server.answers('break')
    expect(await get()).toBeUndefined()
    expect(await sendFully()).toMatchObject({ error: true, status: 505, original_status: null })
  })

  it('says so in the language of the page, and so does an answer that gives no reason (E-11)', async () => {
    server.answers('break', { status: 502, body: {} }, { status: 204 })
    for (let call = 0; call < 3; call++)
      expect(await sendFully()).toMatchObject({ code: 'no_answer', detail: expect.stringMatching(/^La botiga no respon\./) })
  })

  it('is given up on after a time', async () => {
    const patience = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    server.answers('silence')
    const answer = sendFully()
    // Ended earlier, the call would be heard by the next test.
    await expect.poll(() => server.state.heard.length).toBe(1)
    patience.abort()
    expect(await answer).toMatchObject({ error: true, status: 505, original_status: null })
    expect(limit).toHaveBeenCalledWith(20_000)
  })
})

describe('the access token', () => {
  it('is kept in session storage and used again (E-15)', async () => {
    await get()
    await get()
    expect(server.state.tokens).toBe(1)
    expect(sessionStorage.getItem('access')).toBe('token-1')
    expect(server.state.heard.map(({ bearer }) => bearer)).toEqual(['token-1', 'token-1'])
  })

  it('is replaced when it is refused, and the call repeated (E-04)', async () => {
    server.answers(refused, refused, { status: 200, body: { pk: 1 } })
    expect(await get()).toEqual({ pk: 1 })
    expect(server.state.heard.map(({ bearer }) => bearer)).toEqual(['token-1', 'token-2', 'token-3'])
  })

  it('is asked for five times at most, then an error is raised (E-05)', async () => {
    server.answers(refused)
    await expect(get()).rejects.toThrow('five access tokens')
    expect(server.state.heard).toHaveLength(5)
  })

  it('is asked for once by calls at the same time, which count their attempts apart (E-06)', async () => {
    server.answers(refused, refused, refused, { status: 200, body: { pk: 1 } })
    const answers = await Promise.all([get(), get(), get()])
    expect(answers).toEqual([{ pk: 1 }, { pk: 1 }, { pk: 1 }])
    expect(server.state.tokens).toBe(2)
  })

  it.each([
    ['is missing', { status: 200, body: {} }],
    ['is refused', { status: 401, body: {} }],
    ['cannot be asked for', 'break' as const],
  ])('that %s raises a token error, and nothing is sent without one (E-14)', async (_how, answer) => {
    server.state.tokenAnswer = answer
    await expect(get()).rejects.toThrow('token error')
    await expect(sendFully()).rejects.toThrow('token error')
    expect(server.state.heard).toEqual([])
  })
})

describe('"Login failed."', () => {
  it.each([401, 403, 400])('with %i forgets the user and reloads the page, without another try (E-07, E-09)', async (status) => {
    const reload = onPage('/es/privado/pedidos')
    keepUser(user)
    server.answers({ ...loginFailed, status })
    expect(await send()).toBeUndefined()
    expect(currentUser()).toBeNull()
    expect(sessionStorage.getItem('user')).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(server.state.heard).toHaveLength(1)
  })

  it.each(['/es/acceder', '/ca/accedir', '/en/login', '/es/cesta', '/ca/cistella/buy', '/en/basket/success', '/es/cesta/login'])(
    'on %s raises an error and does not reload (E-08)',
    async (pathname) => {
      const reload = onPage(pathname)
      keepUser(user)
      server.answers(loginFailed)
      await expect(send()).rejects.toThrow(LoginFailed)
      expect(currentUser()).toBeNull()
      expect(reload).not.toHaveBeenCalled()
    },
  )
})

it('tells a failure from a body and from a message (E-29)', async () => {
  server.answers({ status: 500, body: {} })
  expect(isFailure(await sendFully())).toBe(true)
  for (const other of [null, undefined, 'This email is already registered', { pk: 1 }]) expect(isFailure(other)).toBe(false)
})
