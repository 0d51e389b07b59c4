import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPages } from '#importers/demo/content.ts'
import { withDatabase } from '#tests/support/database.ts'
import { root } from '#tests/support/source-files.ts'
import { pageAsked, pageFile, plainPage } from './page-file.ts'

const database = withDatabase()
const wanted = { storefront: 'T013', key: 'purchase-conditions', language: 'ca', url: 'https://shop.example' } as const

describe('a page that goes with a letter', () => {
  it('reads without its marks, and leads where it led', () => {
    expect(
      plainPage(
        '## Envío {#shipping}\n\nVea **aquí** [el aviso](/es/aviso-legal) o [a@b.example](mailto:a@b.example).\n\n| A | B |\n|---|---|\n| 1 | 2 € |',
        'https://shop.example',
      ),
    ).toBe('Envío\n\nVea aquí el aviso (https://shop.example/es/aviso-legal) o a@b.example.\n\nA · B\n1 · 2 €')
  })

  it('leaves no mark of any page that the shop starts with', () => {
    for (const { key, language, body } of readPages(path.join(root, 'database/demo/pages')))
      expect(plainPage(body, ''), `${key}.${language}`).not.toMatch(/\]\(|\*\*|^#|\{#|\|/m)
  })

  const fileOf = async () =>
    pageFile(database.sql, await pageAsked(database.sql, wanted.storefront, wanted.key, wanted.language), wanted)

  it('is that of the shop in the language of the letter; a shop without it sends none', async () => {
    expect(await fileOf()).toBeNull()
    await database.sql`insert into storefront (code) values ('T013') on conflict do nothing`
    await database.sql`insert into page (storefront_code, key) values ('T013', 'purchase-conditions')`
    await database.sql`
      insert into page_translation (storefront_code, page_key, language, title, body)
      values ('T013', 'purchase-conditions', 'es', 'Condiciones', 'Texto'), ('T013', 'purchase-conditions', 'ca', 'Condicions de compra', 'Les de **sempre**')`
    const file = await fileOf()
    expect(file?.name).toBe('condicions-de-compra.txt')
    expect(Buffer.from(file!.content).toString()).toBe('Condicions de compra\n\nLes de sempre\n')
  })
})
