import type { Answer, TestShop } from './shop.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A browser at the screens of the staff: it keeps the cookie that it is given and says what browsers say. */
export interface StaffBrowser {
  /** Names and values of its cookies. */
  cookie: string
  /** The headers of the last answer's cookies. */
  given: string[]
  call: (method: Method, path: string, body?: unknown, headers?: Record<string, string | undefined>) => Promise<Answer>
}

let serial = 0

export function staffBrowser(
  shop: TestShop,
  { agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' } = {},
): StaffBrowser {
  serial += 1
  const address = `10.8.${(serial >> 8) & 255}.${serial & 255}`
  const jar = new Map<string, string>()
  const keep = (cookie: string) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
    if (cookie.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  }
  const browser: StaffBrowser = {
    cookie: '',
    given: [],
    async call(method, path, body, headers = {}) {
      const sent = {
        'x-staff': '1',
        'sec-fetch-site': 'same-origin',
        'user-agent': agent,
        ...(method === 'GET' ? {} : { origin: 'http://localhost' }),
        ...(browser.cookie && { cookie: browser.cookie }),
        ...headers,
      }
      const answer = await shop.app.inject({
        method,
        url: `/api/staff${path}${path.includes('?') ? '&' : '?'}store=T013&lang=en`,
        headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Record<string, string>,
        remoteAddress: address,
        ...(body === undefined ? {} : { payload: body as object }),
      })
      browser.given = [answer.headers['set-cookie'] ?? []].flat()
      for (const one of browser.given) keep(one)
      browser.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      return { status: answer.statusCode, body: answer.payload ? JSON.parse(answer.payload) : null }
    },
  }
  return browser
}
