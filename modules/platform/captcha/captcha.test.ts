import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { withShop } from '#tests/support/shop.ts'
import { sweepCaptcha, verifyCaptcha } from './captcha.ts'
import { altchaPayload, codePayload, type WorkChallenge } from './contract.ts'
import { numberInWords } from './number-words.ts'

const shop = withShop()
const { call } = shop
const verify = (payload: string | undefined, now = new Date()) => verifyCaptcha(shop.sql, shop.config.SECRET, payload, now)

const solved = async () => {
  const { challenge } = (await call('GET', '/captcha/')).body as WorkChallenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution: solution!, payload: altchaPayload(challenge, solution!) }
}
const questions = new Map<string, number>(
  Array.from({ length: 100 }, (_, number) => [`Write the number ${numberInWords(number, 'en')} in figures.`, number]),
)
for (let one = 11; one < 100; one++)
  for (let other = 2; other < 10; other++)
    questions.set(`What is ${numberInWords(one, 'en')} plus ${numberInWords(other, 'en')}? Answer in figures.`, one + other)
const asked = async () => {
  const { body } = await call('GET', '/captcha/?kind=code')
  return { challenge: body.challenge as string, answer: questions.get(body.question)! }
}

describe('the work of a browser', () => {
  it('lets a form through once, even when sent many times at once', async () => {
    const { payload } = await solved()
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => verify(payload)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(verify(payload)).rejects.toMatchObject({ kind: 'refused', code: 'captcha.wrong' })
  })
  it('is refused when changed, unsolved, of another shop or late', async () => {
    const { challenge, solution, payload } = await solved()
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    for (const wrong of [
      altchaPayload(easier, solution),
      altchaPayload(challenge, { ...solution, derivedKey: '0'.repeat(64) }),
      altchaPayload(
        { ...challenge, signature: challenge.signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
        solution,
      ),
      'not a payload',
      btoa('{}'),
    ])
      await expect(verify(wrong)).rejects.toMatchObject({ code: 'captcha.wrong' })
    await expect(verifyCaptcha(shop.sql, 'a secret of another shop altogether', payload, new Date())).rejects.toThrow()
    await expect(verify(payload, new Date(Date.now() + 31 * 60_000))).rejects.toMatchObject({ code: 'captcha.wrong' })
    await verify(payload)
  })
  it('is as much as the shop says, by and large', async () => {
    const counters = await Promise.all(Array.from({ length: 8 }, async () => (await solved()).solution.counter))
    for (const counter of counters) {
      expect(counter).toBeGreaterThanOrEqual(8)
      expect(counter).toBeLessThanOrEqual(32)
    }
  })
  it('is missing when nothing is sent', async () => {
    for (const nothing of [undefined, '', ' ']) await expect(verify(nothing)).rejects.toMatchObject({ code: 'captcha.missing' })
  })
})

describe('the question in words', () => {
  it('is answered with a number, once', async () => {
    const { challenge, answer } = await asked()
    await verify(codePayload(challenge, ` 0${answer} `))
    await expect(verify(codePayload(challenge, String(answer)))).rejects.toMatchObject({ code: 'captcha.wrong' })
  })
  it('cannot be guessed at twice', async () => {
    const { challenge, answer } = await asked()
    await expect(verify(codePayload(challenge, String(answer + 1)))).rejects.toMatchObject({ code: 'captcha.wrong' })
    await expect(verify(codePayload(challenge, String(answer)))).rejects.toMatchObject({ code: 'captcha.wrong' })
  })
  it('is used up in every spelling, and so is a pass', async () => {
    const { challenge, answer } = await asked()
    const pass = captchaPass(shop)
    await verify(codePayload(challenge, String(answer)))
    await verify(pass)
    for (const again of [
      `${challenge}.x1:${answer}`,
      `${challenge}.:${answer}`,
      `${challenge}:${answer}:`,
      `${challenge}: ${answer}`,
      `${pass}.1`,
      `${pass}:1`,
      ` ${pass} `,
    ])
      await expect(verify(again), again).rejects.toMatchObject({ code: 'captcha.wrong' })
  })
  it('is answered from one connection only so often, while the work of a browser goes on passing', async () => {
    const from = async (remoteAddress: string) => {
      const headers = { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` }
      const { challenge, question } = (
        await shop.app.inject({ url: '/api/captcha/?kind=code&lang=en', remoteAddress, headers })
      ).json()
      return codePayload(challenge, String(questions.get(question)))
    }
    for (let turn = 0; turn < 60; turn++) await verify(await from('203.0.113.7'))
    await expect(verify(await from('203.0.113.7'))).rejects.toMatchObject({ kind: 'refused', code: 'captcha.too_many' })
    await verify(await from('203.0.113.8'))
    await verify((await solved()).payload)
  })
  it('cannot be made up, prolonged or sent without an answer', async () => {
    const { challenge, answer } = await asked()
    const parts = challenge.split('.')
    parts[2] = String(Number(parts[2]) + 3_600_000)
    for (const wrong of [
      codePayload(parts.join('.'), String(answer)),
      challenge.replace('code.', 'pass.'),
      'code.a.9999999999999.b.c:1',
    ])
      await expect(verify(wrong)).rejects.toMatchObject({ code: 'captcha.wrong' })
    await expect(verify(challenge)).rejects.toMatchObject({ code: 'captcha.wrong' })
  })
  it('is asked in the language of the visitor and never kept by a cache', async () => {
    expect((await call('GET', '/captcha/?kind=code', undefined, 'ca')).body.question).toMatch(/xifres/)
    const authorization = `Bearer ${await anonymousToken(shop.config.SECRET)}`
    const answer = await shop.app.inject({ url: '/api/captcha/', headers: { authorization } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
  it('says numbers as people do', () => {
    expect([16, 22, 31, 42, 90].map((number) => numberInWords(number, 'es'))).toEqual([
      'dieciséis',
      'veintidós',
      'treinta y uno',
      'cuarenta y dos',
      'noventa',
    ])
    expect([20, 21, 42, 97].map((number) => numberInWords(number, 'ca'))).toEqual([
      'vint',
      'vint-i-un',
      'quaranta-dos',
      'noranta-set',
    ])
    expect([13, 42].map((number) => numberInWords(number, 'en'))).toEqual(['thirteen', 'forty-two'])
  })
})

describe('an early check', () => {
  it('gives a pass that is good once, in exchange for the answer', async () => {
    const { challenge, answer } = await asked()
    const { status, body } = await call('POST', '/captcha/', { captcha: codePayload(challenge, String(answer)) })
    expect(status).toBe(200)
    await verify(body.captcha)
    await expect(verify(body.captcha)).rejects.toMatchObject({ code: 'captcha.wrong' })
  })
  it('ends when the answer would have ended, and gives a pass back as it is', async () => {
    const { challenge, answer } = await asked()
    const pass = (await call('POST', '/captcha/', { captcha: codePayload(challenge, String(answer)) })).body.captcha as string
    expect(pass.split('.')[2]).toBe(challenge.split('.')[2])
    expect((await call('POST', '/captcha/', { captcha: pass })).body.captcha).toBe(pass)
    await verify(pass)
    expect(await call('POST', '/captcha/', { captcha: pass })).toMatchObject({ status: 400, body: { code: 'captcha.wrong' } })
  })
  it('says what is wrong', async () => {
    expect(await call('POST', '/captcha/', {})).toMatchObject({
      status: 400,
      body: { detail: 'You must indicate that you are not a robot', code: 'captcha.missing' },
    })
    expect((await call('POST', '/captcha/', { captcha: 'x' })).body).toMatchObject({ detail: 'Incorrect code' })
  })
})

it('forgets what has expired', async () => {
  await sweepCaptcha(shop.sql, new Date(Date.now() + 24 * 3_600_000))
  expect(await shop.sql`select count(*) as rows from captcha_used`).toMatchObject([{ rows: 0 }])
})
