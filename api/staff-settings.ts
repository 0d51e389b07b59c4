import type { Settings } from '#modules/people/staff/settings-routes.ts'
import type { Config } from './config.ts'

/** What staff may know of the configuration, named one by one: nothing new shows by itself. */
export const staffSettings = (config: Config): Settings => ({
  store: config.STORE_CODE,
  public_url: config.PUBLIC_URL,
  split_fee: config.SPLIT_FEE_CENTS === null ? 'zone' : config.SPLIT_FEE_CENTS / 100,
  mail: config.SMTP_URL === undefined ? 'kept' : 'sent',
  mail_from: config.MAIL_FROM,
  contact_email: config.CONTACT_EMAIL,
  contact_phone: config.CONTACT_PHONE,
  analytics: config.ANALYTICS_ID !== undefined,
})
