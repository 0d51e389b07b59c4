import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/client.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Picker } from '../kit/picker.tsx'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type List, listRead } from './list-read.ts'
import { Cents } from './shown.tsx'
import { catalogueWords } from './words.ts'

/** The titles of a list in their order: moved by keys, by buttons or dragged. */
export function ListTitles({ list }: { list: List }) {
  const { list: words, titles } = useWords(catalogueWords)
  const may = useMay('list.change') && !list.by_rule
  const arrange = useAct('PUT /lists/:list/titles/', ['GET /lists/'])
  const add = useAct('POST /lists/:list/titles/', ['GET /lists/'])
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const ids = list.items.map(({ id }) => id)
  const put = (next: number[]) =>
    arrange.mutate({ params: { list: list.id }, body: { version: list.version, ids: next } }, { onSuccess: listRead })
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length || from === to || arrange.isPending) return
    const next = [...ids]
    const [taken] = next.splice(from, 1)
    next.splice(to, 0, taken!)
    setSaid(words.moved(list.items[from]!.title, to + 1))
    put(next)
  }
  const remove = (index: number) => put(ids.filter((_, place) => place !== index))
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.altKey && event.key === 'ArrowUp') move(index, index - 1)
    else if (event.altKey && event.key === 'ArrowDown') move(index, index + 1)
    else if (event.key === 'Delete') remove(index)
    else return
    event.preventDefault()
  }
  const refusal = arrange.error ?? add.error
  return (
    <Section title={words.titles}>
      {may && <p className="quiet">{words.keys}</p>}
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className="list-titles">
        {list.items.map(({ id, title, price_cents, picture }, index) => (
          <li
            key={id}
            draggable={may}
            data-over={dragged !== null && dragged !== index ? '' : undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => {
              if (dragged !== null) move(dragged, index)
              setDragged(null)
            }}
          >
            {may && <GripVertical aria-hidden size={16} className="grip" />}
            {picture ? <img src={picture} alt="" loading="lazy" /> : <span className="no-picture" />}
            <Link to={`/titles/${id}`} onKeyDown={(event) => may && onKey(event, index)}>
              {title}
            </Link>
            <Cents of={price_cents} />
            {may && (
              <span className="row-acts">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.up(title)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp aria-hidden size={16} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.down(title)}
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown aria-hidden size={16} />
                </button>
                <button type="button" className="icon-button" aria-label={words.remove(title)} onClick={() => remove(index)}>
                  <X aria-hidden size={16} />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
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
