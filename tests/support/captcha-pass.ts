import { sign } from '#modules/platform/captcha/signed.ts'
import type { TestShop } from './shop.ts'

/** What a form brings whose captcha was met: it holds for an hour, however busy the machine of the tests is. */
export const captchaPass = ({ config }: Pick<TestShop, 'config'>): string =>
  sign(config.SECRET, 'pass', new Date(Date.now() + 3_600_000))
