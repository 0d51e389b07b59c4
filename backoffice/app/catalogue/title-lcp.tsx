import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { figure } from '../kit/record-fields.ts'
import { Facts, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Files } from './title-file.ts'
import { catalogueWords } from './words.ts'

/** An ebook under LCP: what the licence server knows it by, what readers may print and copy, and whether it is sold. */
export function TitleLcp({
  title,
  lcp,
  onRead,
}: {
  title: number
  lcp: NonNullable<Files['lcp']>
  onRead: (answer: Files) => void
}) {
  const { lcp: words } = useWords(catalogueWords)
  const may = useMay('title.change')
  const [form, setForm] = useState({
    content: lcp.content_id ?? '',
    print: String(lcp.print_pages ?? ''),
    copy: String(lcp.copy_characters ?? ''),
  })
  const put = useAct('PUT /titles/:title/files/lcp/')
  const limit = (of: number | null, said: (count: number) => string) => (of === null ? words.unlimited : said(of))
  const send = () =>
    put
      .submit({
        params: { title },
        body: { content_id: form.content, print_pages: figure(form.print), copy_characters: figure(form.copy) },
      })
      .then(onRead)
      .then(
        () => true,
        () => false,
      )
  return (
    <>
      <Facts
        of={[
          [
            words.title,
            <Mark key="sold" tone={lcp.on_sale ? 'good' : 'wait'}>
              {lcp.on_sale ? words.sold : lcp.server ? words.notSold : words.noServer}
            </Mark>,
          ],
          [words.content, lcp.content_id ?? words.noContent],
          [words.print, limit(lcp.print_pages, words.pages)],
          [words.copy, limit(lcp.copy_characters, words.characters)],
        ]}
      />
      {may && (
        <ActForm name={words.change} refusal={put.error} busy={put.isPending} onSubmit={send}>
          <TextField
            name="content_id"
            label={words.content}
            hint={words.contentHint}
            required
            value={form.content}
            onValue={(content) => setForm({ ...form, content })}
          />
          <TextField
            name="print_pages"
            label={words.print}
            hint={words.limitHint}
            inputMode="numeric"
            value={form.print}
            onValue={(print) => setForm({ ...form, print })}
          />
          <TextField
            name="copy_characters"
            label={words.copy}
            hint={words.limitHint}
            inputMode="numeric"
            value={form.copy}
            onValue={(copy) => setForm({ ...form, copy })}
          />
        </ActForm>
      )}
    </>
  )
}
