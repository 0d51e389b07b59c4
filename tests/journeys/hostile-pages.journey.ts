import { createHash } from 'node:crypto'
import { request as http } from 'node:http'
import { expect, test } from '@playwright/test'

const shopUrl = () => new URL(process.env.SHOP_URL ?? '')

interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends an address exactly as it is written, which no browser and no client library would. */
const ask = (path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = shopUrl()
    const sent = http({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      )
    })
    // A body that is too large is refused before all of it has come.
    sent.on('error', (error) => (body.length > 100_000 ? resolve({ status: 413, headers: {}, text: '' }) : reject(error)))
    sent.end(body)
  })

const expectPage = ({ status, headers, text }: Reply, language: string) => {
  expect(status).toBeLessThan(500)
  expect(headers['content-type']).toContain('text/html')
  expect(text).toContain(`lang="${language}"`)
  expect(text).toMatch(/<h1/)
  expect(text).not.toMatch(/\bat .+\.[jt]sx?:\d|node_modules/)
}

test.describe('@desktop a page', () => {
  test('answers addresses that mean nothing with a page in a language the visitor reads', async () => {
    for (const path of [
      '/es/%E0%A4%A',
      '/%',
      '/fr/x',
      '//evil.example/es',
      '/\\evil.example',
      '/es/libro/x/99999999999999999999/y',
      '/.env',
    ]) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(404)
      expectPage(answer, 'es')
    }
    expectPage(await ask('/ca/%E0%A4%A'), 'ca')
    expectPage(await ask('/en/nothing/here'), 'en')
  })

  test('takes every query, however long or strange', async () => {
    const values = [
      'abc',
      '99999999',
      '-1',
      '1e300',
      '%00',
      '%ED%A0%80',
      '%E0%A4%A',
      'x'.repeat(8_000),
      "'%20or%201=1--",
      '%3Cscript%3E',
    ]
    for (const name of ['q', 'page', 'sort', 'category', 'author', 'price_min', 'year_from', 'ean', '__proto__', 'unknown'])
      for (const value of values) {
        const answer = await ask(`/es/buscar?${name}=${value}`)
        expect(answer.status, `${name}=${value.slice(0, 20)}`).toBe(200)
      }
  })

  test('never runs what was typed into it', async () => {
    const { text } = await ask(
      `/es/buscar?q=${encodeURIComponent('</script><script>alert(1)</script>"><img src=x onerror=alert(2)>')}`,
    )
    expect(text).toContain('alert(1)')
    expect(text).not.toMatch(/<script>alert|<img src=x/)
  })

  test('says where the shop is as the shop knows it, whatever a request claims', async () => {
    for (const headers of [{ host: 'evil.example' }, { host: 'a b' }, { host: '[' }, { 'x-forwarded-host': 'evil.example' }])
      for (const path of ['/es/libros', '/es/cesta', '/es/libros/', '/sitemap.xml']) {
        const { status, text, headers: answered } = await ask(path, { headers })
        expect(status).toBeLessThan(400)
        expect(text + String(answered['location'] ?? '')).not.toContain('evil.example')
      }
  })

  test('is the same for everyone: what another visitor sent never shows', async () => {
    const marks = ['cuckoo-query', 'cuckoo-cookie', 'cuckoo-agent']
    await ask(`/es/agenda?unknown=${marks[0]}`, { headers: { cookie: `session=${marks[1]}`, 'user-agent': marks[2] ?? '' } })
    const { text } = await ask('/es/agenda')
    for (const mark of marks) expect(text).not.toContain(mark)
    const [one, other] = [await ask('/es/agenda?a=1'), await ask('/es/agenda?b=2&utm_source=x')]
    expect(one.headers['etag']).toBe(other.headers['etag'])
  })

  test('takes forms of this shop, of a bounded size, and nothing else', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = (headers: Record<string, string>, body: string, path = '/ca/accedir') =>
      ask(path, { method: 'POST', headers, body })
    expect((await send({ ...form, origin: 'https://evil.example' }, 'email=a')).status).toBe(403)
    expect((await send({ ...form, origin: 'null' }, 'email=a')).status).toBe(403)
    expect((await send(form, 'x'.repeat(2_000_000))).status).toBe(413)
    for (const [headers, body, status] of [
      [{ 'content-type': 'application/json' }, '{', 415],
      [{}, '', 415],
      [{ 'content-type': 'multipart/form-data; boundary=x' }, 'nothing of the kind', 400],
    ] as const) {
      const answer = await send(headers, body)
      expect(answer.status).toBe(status)
      expectPage(answer, 'ca')
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const answer = await ask('/en/books', { method })
      expect(answer.status, method).toBe(405)
      expect(answer.headers['allow']).toBe('GET, HEAD, POST')
      expectPage(answer, 'en')
    }
    expectPage(await send(form, 'a=b', '/'), 'es')
  })

  test('leads back only to the shop itself', async () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      '/es?\r\nSet-Cookie: a=b',
      '/es/libros/etiqueta/%E0',
    ]) {
      const answer = await ask(`/es/acceder?to=${encodeURIComponent(to)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'email=nobody%40example.com&password=wrong-password',
      })
      expect(answer.status, to).toBeLessThan(500)
      expect(String(answer.headers['location'] ?? '')).not.toContain('evil')
    }
  })

  test('and every other answer carries its headers, and scripts run by what is known of them alone', async () => {
    for (const path of [
      '/es',
      '/es/cesta',
      '/nothing',
      '/api/none/',
      '/api/menu/',
      '/assets/none.js',
      '/media/none',
      '/gateway/pay/x',
      '/robots.txt',
      '/health',
    ]) {
      const { headers } = await ask(path)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['x-frame-options'], path).toBe('DENY')
      expect(headers['referrer-policy'], path).toBeTruthy()
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
      // The shop of the journeys is open over http: nobody may be told to insist on https.
      expect(headers['strict-transport-security'], path).toBeUndefined()
      expect(headers['access-control-allow-origin'], path).toBeUndefined()
    }
    const personal = await ask('/es/cesta')
    const nonce = /'nonce-([^']+)'/.exec(String(personal.headers['content-security-policy']))?.[1]
    for (const [tag] of personal.text.matchAll(/<script[^>]*>/g))
      if (!tag.includes('ld+json')) expect(tag).toContain(`nonce="${nonce}"`)
    // What is kept for all readers holds nothing that lets a script of one of them run.
    const kept = await ask('/es')
    const policy = String(kept.headers['content-security-policy'])
    expect(policy + kept.text).not.toContain('nonce')
    for (const [, tag = '', script = ''] of kept.text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
      if (script && !tag.includes('ld+json')) expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  })

  test('and files show nothing that lies beside them', async () => {
    for (const path of [
      '/assets/../../../package.json',
      '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/..\\..\\..\\package.json',
      '/assets/%00',
      '/media/file/..%2f..%2fsecret-320.webp',
      '/media/../secret',
      '/media/product/1/..%5c..%5csecret',
    ]) {
      const { status, text } = await ask(path)
      expect([403, 404], path).toContain(status)
      expect(text).not.toMatch(/palace-shop|dependencies/)
    }
  })
})
