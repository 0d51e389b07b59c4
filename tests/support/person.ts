import { sign } from '#modules/platform/captcha/signed.ts'
import { callFromAnywhere } from './call-from-anywhere.ts'
import type { Answer, TestShop } from './shop.ts'

/** A captcha that was met, good once. */
export const passOf = (shop: TestShop): string => sign(shop.config.SECRET, 'pass', new Date(Date.now() + 60_000))

/** As `callFromAnywhere`, by a person: what is sent carries a captcha of its own unless it brings one. */
export function callAsPerson(shop: TestShop) {
  const call = callFromAnywhere(shop)
  return (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, language = 'en', from?: string): Promise<Answer> =>
    call(method, path, method === 'GET' ? body : { captcha: passOf(shop), ...body }, language, from)
}
