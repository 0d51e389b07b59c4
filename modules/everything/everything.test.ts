import { beforeAll, describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const asked = (q: string, language = 'es') => shop.call('GET', `/everything/?q=${encodeURIComponent(q)}`, undefined, language)
const page = (key: string, language: 'es' | 'ca' | 'en', title: string, body: string) => ({ key, language, title, body })

const texts = [
  page(
    'customer-service',
    'es',
    'Atención al cliente',
    'Saludos.\n\n## Envoltorio\n\n**Envolvemos** con [papel de lúnula](/es/x).',
  ),
  page('customer-service', 'ca', 'Atenció al client', 'Emboliquem amb paper de lúnula i col·lecció.'),
  page('general-information-2', 'es', 'Lúnula segura', `Un párrafo. ${'Palabras que siguen y siguen. '.repeat(20)}`),
  page('help', 'es', 'Ayuda de la cuenta', 'También habla de la lúnula.'),
]
beforeAll(async () => {
  const store = { storefront_code: 'T013' }
  const keys = [...new Set(texts.map(({ key }) => key))].map((key) => ({ ...store, key }))
  await shop.sql`insert into page ${shop.sql(keys)}`
  const rows = texts.map(({ key, ...text }) => ({ ...store, page_key: key, ...text }))
  await shop.sql`insert into page_translation ${shop.sql(rows)}`
})

describe('the search over everything', () => {
  it('finds pages by folded words, the title first, with the passage that says them and no marks', async () => {
    const { status, body } = await asked('LUNULA')
    expect(status).toBe(200)
    expect(body).toEqual({
      total: 2,
      groups: [
        {
          kind: 'pages',
          items: [
            {
              title: 'Lúnula segura',
              text: expect.stringMatching(/^Un párrafo\. .{100,170}…$/),
              href: '/es/informacion-general/2',
            },
            {
              title: 'Atención al cliente',
              text: 'Envolvemos con papel de lúnula.',
              href: '/es/atencion-cliente',
            },
          ],
        },
      ],
    })
  })
  it('reads the language of the visitor', async () =>
    expect((await asked('emboliq', 'ca')).body.groups).toMatchObject([{ items: [{ href: '/ca/atencio-client' }] }]))
  it('wants every word, at the beginning of a word', async () => {
    expect((await asked('lunula zzz')).body).toEqual({ total: 0, groups: [] })
    expect((await asked('unula')).body).toEqual({ total: 0, groups: [] })
  })
  it.each(['', ' ', 'a', '%', "'; drop table page; --", '\\'])('answers %j with nothing', async (q) =>
    expect(await asked(q)).toMatchObject({ status: 200, body: { total: 0 } }),
  )
})
