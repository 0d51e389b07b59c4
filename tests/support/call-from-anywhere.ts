import { anonymousToken } from '#modules/people/access/routes.ts'
import type { Answer, TestShop } from './shop.ts'

let calls = 0

/** As a shop's `call`, each from another network address unless one is given, so that limits by address stay out of the way. */
export const callFromAnywhere =
  (shop: TestShop) =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, language = 'en', from?: string): Promise<Answer> => {
    calls += 1
    const answer = await shop.app.inject({
      method,
      url: `/api${path}${path.includes('?') ? '&' : '?'}store=T013&lang=${language}`,
      headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
      remoteAddress: from ?? `10.0.${calls >> 8}.${calls & 255}`,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.payload ? JSON.parse(answer.payload) : null }
  }
