import type { Transactional } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { verifyCaptcha } from '#modules/platform/captcha/captcha.ts'
import { refuseFields } from './field-errors.ts'

/** `requirePerson` with everything it needs but the form's own. @throws ShopError invalid with `captcha`. */
export type CheckPerson = (captcha: string, now: Date) => Promise<void>

/**
 * Lets a form through that a person sends, or a browser that worked for one; asked last, once nothing else is wrong with the form.
 * @throws ShopError invalid with `captcha`.
 */
export const requirePerson = (db: Transactional, secret: string, captcha: string, now: Date): Promise<void> =>
  verifyCaptcha(db, secret, captcha, now).catch((error: unknown) => {
    if (error instanceof Refused) refuseFields({ captcha: error.code })
    throw error
  })
