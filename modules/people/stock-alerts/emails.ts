import type { Language } from '#kernel/language.ts'
import { button, link, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { opening } from '#modules/platform/mail/house-letter.ts'
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
  {
    template,
    marks,
    subject,
    said,
    key,
    href,
  }: {
    template: string
    marks?: Readonly<Record<string, string>>
    subject: string
    said: readonly string[]
    key: string
    href: string
  },
): EmailMessage {
  const text = texts[language]
  const stop = `${answerAt(sender, language, key)}?stop=1`
  return {
    template,
    language,
    subject,
    ...inBothForms(
      sender,
      language,
      subject,
      said[0] ?? subject,
      [...said.map((words) => passage(words)), button(sender.url + href, text.see), small(link(stop, text.stop))],
      template,
      marks,
    ),
    unsubscribeUrl: `${sender.url}/api/stock-notice/end/?key=${encodeURIComponent(key)}`,
  }
}

type Told = About & { href: string }

export const backTemplate = 'stock-notice-back'

/** Says once that the product is back. */
export function backEmail(sender: Sender, language: Language, { title, key, href }: Told): EmailMessage {
  const { backSubject, back, few } = texts[language]
  return toldEmail(sender, language, {
    template: backTemplate,
    subject: backSubject(title),
    said: [opening(sender, language, backTemplate, { house: back(title), marks: { title } }), few],
    key,
    href,
  })
}

/** Says once that the volume that was waited for is out. */
export function volumeEmail(sender: Sender, language: Language, { title, key, href }: Told): EmailMessage {
  const { volumeSubject, volume } = texts[language]
  return toldEmail(sender, language, {
    template: 'stock-notice-volume',
    marks: { title },
    subject: volumeSubject(title),
    said: [volume(title)],
    key,
    href,
  })
}
