import { expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { wordsInMarkup, wordsInPlain } from '#tests/support/letters.ts'
import * as blocks from './blocks.ts'
import { inBothForms } from './email-message.ts'

const shop = { name: 'Shop', tagline: 'Books', address: 'Patio, 1', email: 'a@b.example', phone: '900', url: 'https://x.example' }
const away = 'https://x.example/a?b=c'
const { paragraph, small, heading, passage, fact, button, link, sentence, lines, table, quotation, codeBox, couponBox } = blocks
const body = [
  paragraph('O’Brien & "Sons" <b>'),
  small(sentence('You may step back.', link(away, 'Step back here'))),
  heading('Your order'),
  passage('first line\n\nsecond line', small),
  fact('We send it to', 'Patio, 1'),
  button(away, 'See the order'),
  paragraph(lines('Ana Ruiz', link('mailto:ana@example.com', 'ana@example.com'))),
  table([
    { what: '2 × Book', amount: '€20.00', note: 'Charged on dispatch' },
    { what: 'Total', amount: '€20.00', strong: true },
  ]),
  quotation('Happy birthday', 'en'),
  codeBox('Code', 'ABCD-2345'),
  couponBox('WELCOME'),
]

it.each(languages)('says the same words in markup and in plain text (%s)', (language) => {
  const { html, plain } = inBothForms(shop, language, 'Thank you', '', body)
  expect(plain).toContain('See the order: https://x.example/a?b=c\n')
  expect(wordsInPlain(plain)).toEqual(wordsInMarkup(html))
})

it('is drawn in the colour of its shop', () => {
  const { html } = inBothForms({ ...shop, colour: '#A03020' }, 'es', 'Gracias', '', body)
  expect(html).toContain('#A03020')
  expect(html).not.toContain('#1F3F8F')
})

it('parts no number over two lines, but one that is longer than a telephone is wide', () => {
  const { html } = inBothForms(shop, 'en', 'Thank you', '', [
    paragraph('E-mail about order 26-000123 and invoice F-2026-000045.'),
    small('Parcel 0123456789-0123456789-0123456789'),
  ])
  expect(html).toContain(
    'E-mail about order <span style="white-space:nowrap">26-000123</span> and invoice <span style="white-space:nowrap">F-2026-000045</span>.',
  )
  expect(html).toContain('Parcel 0123456789-0123456789-0123456789<')
})
