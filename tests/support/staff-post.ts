import type { Language } from '#kernel/language.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'

/** Letters to the shop of tests, in the language of its staff. */
export const staffPost = (staffLanguage: Language = 'es'): StaffPost => ({
  staffLanguage,
  senders: () => ({
    name: 'The Palace Shop',
    tagline: '',
    address: 'Patio 1, Granada',
    email: 'desk@shop.example',
    phone: '',
    url: 'https://shop.example',
  }),
})
