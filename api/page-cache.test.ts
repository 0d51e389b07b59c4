import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'

const page = (text: string, status = 200) => ({ status, headers: {}, body: Buffer.from(text) })

describe('the page cache', () => {
  it('renders an address once for all who ask at the same time', async () => {
    let renders = 0
    const cache = new PageCache()
    const render = async () => {
      renders += 1
      return page('plaster')
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('/es', render)))
    expect(renders).toBe(1)
    expect(new Set(answers.map((answer) => answer.raw.toString()))).toEqual(new Set(['plaster']))
  })
  it('shows a stale page while it renders the new one, and the new one afterwards', async () => {
    let now = 0
    const cache = new PageCache(() => now)
    await cache.get('/es', async () => page('old'))
    now = 30_000
    expect((await cache.get('/es', async () => page('new'))).raw.toString()).toBe('old')
    const shown = async () => (await cache.get('/es', async () => page('newer'))).raw.toString()
    await expect.poll(shown).toBe('new')
  })
  it('shows nobody a page of the day before, in Madrid', async () => {
    const midnight = Date.parse('2031-01-05T23:00:00Z')
    let now = midnight - 2_000
    const cache = new PageCache(() => now)
    await cache.get('/es', async () => page('old'))
    now = midnight - 1
    expect(cache.fresh('/es')?.raw.toString()).toBe('old')
    now = midnight
    expect(cache.fresh('/es')).toBeUndefined()
    expect((await cache.get('/es', async () => page('new'))).raw.toString()).toBe('new')
  })
  it('renders anew what is older than fresh and stale together', async () => {
    let now = 0
    const cache = new PageCache(() => now)
    await cache.get('/es', async () => page('old'))
    now = 70_000
    expect((await cache.get('/es', async () => page('new'))).raw.toString()).toBe('new')
  })
  it('still has what a page said when it was read, though it was rendered anew and everything was forgotten since', async () => {
    let now = 0
    const cache = new PageCache(() => now)
    const saying = (text: string) => async () => ({ ...page(text), state: { hash: text, bytes: Buffer.from(text) } })
    await cache.get('/es', saying('old'))
    now = 70_000
    expect((await cache.get('/es', saying('new'))).state?.raw.toString()).toBe('new')
    cache.clear()
    expect(['old', 'new', 'other'].map((hash) => cache.state(hash)?.raw.toString())).toEqual(['old', 'new', undefined])
    for (let index = 0; index < 1_000; index++) await cache.get(`/es/${index}`, saying(String(index)))
    expect(cache.state('old')).toBeUndefined()
    expect(cache.state('999')).toBeDefined()
  })
  it('keeps no failure', async () => {
    const cache = new PageCache()
    expect((await cache.get('/es', async () => page('broken', 500))).status).toBe(500)
    expect((await cache.get('/es', async () => page('whole'))).raw.toString()).toBe('whole')
  })
  it('keeps a page that is rendered anew as it was, with its mark and its compressed form', async () => {
    let now = 0
    const cache = new PageCache(() => now)
    const first = await cache.get('/es', async () => page('the same'))
    const small = await cache.bytes(first, 'br')
    const said: string[] = []
    for (const [text, wait] of [
      ['the same', 70_000],
      ['the same', 0],
      ['another', 70_000],
    ] as const) {
      now += wait
      if (!wait) cache.clear()
      const found = await cache.get('/es', async () => page(text))
      expect(cache.fresh('/es')).toBe(found)
      said.push(`${found.etag === first.etag} ${cache.held(found, 'br') === small} ${found.raw}`)
    }
    expect(said).toEqual(['true true the same', 'true true the same', 'false false another'])
  })
  it('compresses a page once for each kind of reader, and as small as it gets once another comes', async () => {
    const cache = new PageCache()
    const text = Array.from({ length: 4_000 }, (_, index) => `tile ${(index * 7919) % 613}`).join(' ')
    const kept = await cache.get('/es', async () => page(text))
    expect(cache.held(kept, 'br')).toBeUndefined()
    const [first, second] = await Promise.all([cache.bytes(kept, 'br'), cache.bytes(kept, 'br')])
    expect(first).toBe(second)
    expect(brotliDecompressSync(first).toString()).toBe(text)
    expect(gunzipSync(await cache.bytes(kept, 'gzip')).toString()).toBe(text)
    expect((await cache.bytes(kept, 'identity')).toString()).toBe(text)
    expect(cache.held(kept, 'br')).toBe(first)
    await expect.poll(() => cache.held(kept, 'br')?.length).toBeLessThan(first.length)
  })
  it('keeps that there is no page, and no address longer than the shop itself makes', async () => {
    const cache = new PageCache()
    for (const [key, again] of [
      ['/es/-', 'none'],
      [`/es/buscar?q=${'x'.repeat(2_000)}`, 'anew'],
    ] as const) {
      await cache.get(key, async () => page('none', 404))
      expect((await cache.get(key, async () => page('anew', 404))).raw.toString()).toBe(again)
    }
  })
  it('forgets everything when told so, also what was being rendered', async () => {
    const cache = new PageCache()
    let finish: (value: ReturnType<typeof page>) => void = () => {}
    const early = cache.get(
      '/es',
      () =>
        new Promise((done) => {
          finish = done
        }),
    )
    cache.clear()
    finish(page('before'))
    await early
    expect((await cache.get('/es', async () => page('after'))).raw.toString()).toBe('after')
  })
})
