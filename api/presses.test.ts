import { describe, expect, it } from 'vitest'
import { Presses, pressOf } from './presses.ts'

const from = (url: string, { body = 'a=1', type = 'application/x-www-form-urlencoded', cookie = '', ip = '198.51.100.7' } = {}) =>
  pressOf({ url, ip, body: Buffer.from(body, 'latin1'), headers: { 'content-type': type, cookie, 'user-agent': 'a browser' } })
const known = { cookie: 'session=abc; other=1' }

/** Presses of one shop, and how often each kind of form was done. */
function shop() {
  const presses = new Presses()
  let done = 0
  const press = async (one: ReturnType<typeof from>, { status = 200, cookie = '' } = {}) => {
    const answer = await presses.answered(one, async () => {
      done += 1
      const headers = new Headers(cookie ? { 'set-cookie': `${cookie}; Path=/` } : {})
      return { response: new Response(`done ${done}`, { status, headers }), nonce: `n${done}` }
    })
    return `${await answer.response.text()} ${answer.nonce}`
  }
  return { press, done: () => done }
}

describe('a form pressed twice at once', () => {
  it('is done once, and both presses get the answer, with the mark of its page', async () => {
    const { press, done } = shop()
    expect(await Promise.all([press(from('/a', known)), press(from('/a', known))])).toEqual(['done 1 n1', 'done 1 n1'])
    expect(await press(from('/a', known))).toBe('done 1 n1')
    expect(done()).toBe(1)
  })
  it('is the same however the browser draws the lines between its parts', async () => {
    const { press, done } = shop()
    const parts = (line: string) => ({
      ...known,
      type: `multipart/form-data; boundary=${line}`,
      body: `--${line}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${line}--\r\n`,
    })
    await press(from('/a', parts('----one')))
    await press(from('/a', parts('----two')))
    expect(done()).toBe(1)
  })
  it('is the same though the first answer made its visitor known', async () => {
    const { press, done } = shop()
    await press(from('/basket'), { cookie: 'cart_id=c1' })
    await press(from('/basket', { cookie: 'cart_id=c1' }))
    expect(done()).toBe(1)
  })
  it('is another one with other words, for somebody else, and after something else was pressed', async () => {
    const { press, done } = shop()
    for (const one of [
      from('/a', known),
      from('/a', { ...known, body: 'a=2' }),
      from('/b', known),
      from('/a', { cookie: 'session=xyz' }),
      from('/a', known),
    ])
      await press(one)
    expect(done()).toBe(5)
  })
  it('gives nobody the cookies of a stranger at the same address', async () => {
    const { press, done } = shop()
    await Promise.all([press(from('/basket'), { cookie: 'cart_id=c1' }), press(from('/basket'), { cookie: 'cart_id=c2' })])
    expect(done()).toBe(2)
  })
  it('is known by what its visitor alone can have filled in', async () => {
    const { press, done } = shop()
    const body = 'password=secret&confirm_password=secret'
    await Promise.all([press(from('/reset/1', { body }), { cookie: 'session=s1' }), press(from('/reset/1', { body }))])
    expect(done()).toBe(1)
  })
  it('is tried again where the first could not be answered', async () => {
    const { press, done } = shop()
    await press(from('/a', known), { status: 503 })
    await press(from('/a', known))
    expect(done()).toBe(2)
  })
})
