import { call } from '../api/client.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { Arranged } from '../kit/arranged.tsx'
import { Picker } from '../kit/picker.tsx'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type List, listRead } from './list-read.ts'
import { Cents } from './shown.tsx'
import { catalogueWords } from './words.ts'

/** The titles of a list in the order that somebody gave them. */
export function ListTitles({ list }: { list: List }) {
  const { list: words, titles } = useWords(catalogueWords)
  const { kit } = useWords(frameWords)
  const may = useMay('list.change') && !list.by_rule
  const arrange = useAct('PUT /lists/:list/titles/', ['GET /lists/'])
  const add = useAct('POST /lists/:list/titles/', ['GET /lists/'])
  const ids = list.items.map(({ id }) => id)
  const put = (next: number[]) =>
    arrange.mutate({ params: { list: list.id }, body: { version: list.version, ids: next } }, { onSuccess: listRead })
  const move = (id: number, before: number | null) => {
    const rest = ids.filter((one) => one !== id)
    if (!arrange.isPending) put(rest.toSpliced(before === null ? rest.length : rest.indexOf(before), 0, id))
  }
  const refusal = arrange.error ?? add.error
  return (
    <Section title={words.titles}>
      {may && <p className="quiet">{kit.arranged.keys}</p>}
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
      <Arranged
        rows={list.items.map((item) => ({ ...item, parent: null, name: item.title }))}
        may={may}
        to={({ id }) => `/titles/${id}`}
        picture={({ picture }) => (picture ? <img src={picture} alt="" loading="lazy" /> : <span className="no-picture" />)}
        show={({ price_cents }) => <Cents of={price_cents} />}
        onPut={({ id }, { before }) => move(id, before)}
        onRemove={({ id }) => put(ids.filter((one) => one !== id))}
      />
      {may && (
        <Picker
          label={words.add}
          search={async (q, signal) => (await call('GET /titles/', { query: { q, limit: 12 } }, { signal })).items}
          itemKey={({ id }) => String(id)}
          itemText={({ title }) => title}
          show={({ title, author, kind, ean }) => (
            <>
              {title} <span className="quiet">{[author ?? titles.kinds[kind], ean].join(' · ')}</span>
            </>
          )}
          onPick={({ id }) => add.mutate({ params: { list: list.id }, body: { ids: [id] } }, { onSuccess: listRead })}
        />
      )}
    </Section>
  )
}
