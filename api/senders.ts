import type { Language } from '#kernel/language.ts'
import type { Sender } from '#modules/platform/mail/email-message.ts'
import type { WrittenWords } from '#modules/platform/mail/house-letter.ts'
import type { Config } from './config.ts'
import { shopSettings } from './shop-settings.ts'

/** Who signs the shop's letters, from the same settings as its pages, and what editors wrote for them. */
export const senders =
  (config: Config, written?: WrittenWords) =>
  (language: Language): Sender => {
    const { name, tagline, contact } = shopSettings(config)(language)
    return {
      name,
      tagline,
      address: contact.address,
      email: contact.email,
      phone: contact.phone,
      url: config.PUBLIC_URL.replace(/\/$/, ''),
      ...(written && { written }),
    }
  }
