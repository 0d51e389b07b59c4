import type { Day } from '#kernel/days.ts'
import { inEachLanguage } from '#kernel/language.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { welcomeEmail } from './welcome-email.ts'
import { texts } from './welcome-email-words.ts'

const coupon = { code: 'BIENVENIDA-AB12', until: '2026-12-31' as Day }

export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'newsletter-welcome',
    marks: [],
    opening: inEachLanguage((language) => texts[language].welcome),
    sample: (sender, language) => welcomeEmail(sender, language, { coupon, endToken: 'sample' }),
  },
]
