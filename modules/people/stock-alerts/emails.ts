import type { Language } from '#kernel/language.ts'
import { button, link, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, type HouseEmail, houseEmail, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './email-words.ts'

interface About {
  title: string
  key: string
}

const answerAt = (sender: Sender, language: Language, key: string) =>
  sender.url + pathTo('stock-notice-answer', language, { key })

/** Asks whether the notice was really wanted; only its answer begins the waiting. */
export function askEmail(
  sender: Sender,
  language: Language,
  { title, key, awaits }: About & { awaits: 'stock' | 'volume' },
): EmailMessage {
  const text = texts[language]
  const href = `${answerAt(sender, language, key)}${awaits === 'volume' ? '?volume=1' : ''}`
  const asked = awaits === 'volume' ? text.askedVolume(title) : text.asked(title)
  return {
    template: 'stock-notice-ask',
    language,
    subject: text.askSubject,
    ...inBothForms(sender, language, text.askSubject, asked, [paragraph(asked), button(href, text.confirm), small(text.ignore)]),
  }
}

/** Says once that a product is there, with the way out. */
function toldEmail(
  sender: Sender,
  language: Language,
  { said, key, href, ...letter }: Omit<HouseEmail, 'body'> & { said: string; key: string; href: string },
): EmailMessage {
  const text = texts[language]
  const stop = `${answerAt(sender, language, key)}?stop=1`
  const email = houseEmail(sender, language, {
    ...letter,
    body: [paragraph(said), button(sender.url + href, text.see), small(link(stop, text.stop))],
  })
  return { ...email, unsubscribeUrl: `${sender.url}/api/stock-notice/end/?key=${encodeURIComponent(key)}` }
}

type Told = About & { href: string }

/** Says once that the product is back. */
export function backEmail(sender: Sender, language: Language, { title, key, href }: Told): EmailMessage {
  const { backSubject, back, few } = texts[language]
  return toldEmail(sender, language, {
    template: 'stock-notice-back',
    subject: backSubject(title),
    opening: back(title),
    marks: { title },
    said: few,
    key,
    href,
  })
}

/** Says once that the volume that was waited for is out. */
export function volumeEmail(sender: Sender, language: Language, { title, key, href }: Told): EmailMessage {
  const { volumeSubject, volume } = texts[language]
  return toldEmail(sender, language, {
    template: 'stock-notice-volume',
    subject: volumeSubject(title),
    preview: volume(title),
    marks: { title },
    said: volume(title),
    key,
    href,
  })
}
