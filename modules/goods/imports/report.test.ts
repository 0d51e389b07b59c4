import { describe, expect, it } from 'vitest'
import { importing, message, product } from '#tests/support/importing.ts'
import { eanOf } from '#tests/support/sample-books.ts'

const desk = importing()
const { shop, sent, done, imported, rowsOf, products } = desk

describe('a report', () => {
  it('is corrected in place, and the corrected rows are tried again', async () => {
    const file = await sent(
      'faults.xml',
      message('Faltas', product({ n: 40 }), product({ n: 41, title: ' ' }), product({ n: 42, ean: '123' })),
    )
    const report = await imported(file.id)
    expect(report).toMatchObject({ inserted: 1, refused: 2, acts: { retry: 'imports.nothing_corrected' } })
    const reasons = (await desk.cataloguer.call('GET', `/imports/runs/${report.id}/reasons/`, undefined, 'es')).body.items
    expect(reasons).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'no_title', refused: true, count: 1, sentence: 'sin título' })]),
    )
    const [row] = await rowsOf(report.id, '?refused=true&reason=no_title')
    const path = `/imports/runs/${report.id}/rows/${row.id}/`
    await desk.cataloguer.call('PUT', path, { text: row.text.replace('<TitleText> ', '<TitleText>Con título') })
    const retried = await done(`/imports/runs/${report.id}/retry/`)
    expect(retried).toMatchObject({ kind: 'retry', inserted: 1, refused: 0 })
    expect(await products(41)).toMatchObject([{ title: 'Con título' }])
    expect(await desk.cataloguer.call('PUT', path, { text: 'x' })).toMatchObject({ status: 400 })

    const refused = await shop.app.inject({
      url: `/api/staff/imports/runs/${report.id}/refused/?store=T013`,
      headers: { authorization: `Bearer ${desk.cataloguer.token}` },
    })
    expect(refused.headers['content-disposition']).toContain(`refused-${report.id}.xml`)
    expect(refused.payload).toContain('<IDValue>123</IDValue>')
    expect(await sent('again.xml', refused.payload)).toMatchObject({ state: 'ready', kind: 'onix', rows: 1 })
  })
})

describe('the list of imports', () => {
  it('is searched, sorted, counted and walked like every list, those of the command line among them', async () => {
    for (const n of [1, 2, 3]) await imported((await sent(`${n}.xml`, message('Lista', product({ n: 300 + n })))).id)
    await shop.sql`insert into import_run (source, state, finished_at) values ('books:libros.tsv', 'done', now())`
    const found = (await desk.cataloguer.call('GET', '/imports/runs/?q=libros&limit=1')).body
    expect(found).toMatchObject({
      items: [{ source: 'books:libros.tsv', asked_by: null, acts: { undo: null } }],
      count: { of: 1, more: false },
    })
    const page = (await desk.cataloguer.call('GET', '/imports/runs/?sort=-refused&limit=2&kind=run')).body
    expect(page.items).toHaveLength(2)
    expect(page.next).not.toBeNull()
    await sent('a.pdf', '%PDF-1.7')
    expect((await desk.cataloguer.call('GET', '/imports/files/?state=unfit')).body.count.of).toBe(1)
  })
})

describe('a book that a file could not bring', () => {
  it('is made by hand from its row: the report tells its ISBN and title, and which title it became', async () => {
    const unseen = product({ n: 61, notification: '04', title: 'La fuente' })
    const file = await sent('unseen.xml', message('Caño', unseen))
    const done = await imported(file.id)
    const [row] = await rowsOf(done.id, '?refused=true')
    expect(row.tells).toEqual({ ean: eanOf(61), title: 'La fuente', product: null })
    const { last } = (await desk.cataloguer.call('GET', `/imports/refused/${row.tells.ean}/`)).body
    expect(last).toMatchObject({ run: done.id, line: row.line, why: row.why, title: 'La fuente' })
    expect((await desk.cataloguer.call('GET', '/imports/refused/9788437604947/')).body).toEqual({ last: null })
    const made = await desk.cataloguer.call('POST', '/titles/', { kind: 'book', ean: row.tells.ean, title: row.tells.title })
    expect(made).toMatchObject({ status: 200, body: { ean: eanOf(61), title: 'La fuente', state: 'draft' } })
    expect((await rowsOf(done.id, '?refused=true'))[0].tells).toMatchObject({ product: made.body.id })
  })
})
