import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { button, couponBox, link, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './welcome-email-words.ts'

interface Welcome {
  /** Null for who has bought before, and was welcomed before. */
  coupon: { code: string; until: Day } | null
  endToken: string
}

/** The first letter to a new reader, with the coupon for a first purchase (P-38, M-03) and the way out of every letter. */
export function welcomeEmail(sender: Sender, language: Language, { coupon, endToken }: Welcome): EmailMessage {
  const text = texts[language]
  const shop = `${sender.url}/${language}`
  const end = `${sender.url}${pathTo('unsubscribe', language)}?token=${endToken}`
  const until = coupon ? text.until(shownDay(coupon.until)) : ''
  const email = houseEmail(sender, language, {
    template: 'newsletter-welcome',
    subject: text.subject,
    preview: coupon ? text.gift : undefined,
    opening: text.welcome,
    body: [
      ...(coupon ? [paragraph(text.gift), couponBox(coupon.code), small(until), small(text.law)] : []),
      button(shop, text.button),
      small(link(end, text.end)),
    ],
  })
  return { ...email, unsubscribeUrl: `${sender.url}/api/newsletter/end/?token=${endToken}` }
}
