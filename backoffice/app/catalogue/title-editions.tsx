import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { Mark, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { stateTone } from './shown.tsx'
import type { Title } from './title-form.ts'
import { titleRead } from './title-read.ts'
import { catalogueWords } from './words.ts'

type Row = Answer<'GET /titles/'>['items'][number]

/** The editions of one work: joined with others by the picker or from what looks alike, and parted again. */
export function TitleEditions({ title }: { title: Title }) {
  const { title: words, editions: said, states } = useWords(catalogueWords)
  const may = useMay('title.change')
  const notice = useNotice()
  const params = { title: title.id }
  const { data: alike } = useCall('GET /titles/:title/alike/', { params }, { enabled: may })
  const join = useAct('POST /titles/:title/join/', ['GET /titles/', 'GET /titles/:title/alike/'])
  const part = useAct('POST /titles/:title/part/', ['GET /titles/', 'GET /titles/:title/alike/'])
  const joinWith = (other: number) =>
    join.mutate(
      { params, body: { version: title.version, other } },
      {
        onSuccess: (answer) => {
          titleRead(answer)
          notice({ text: said.joined })
        },
      },
    )
  const partIt = () => {
    const [former] = title.editions
    part.mutate(
      { params, body: { version: title.version } },
      {
        onSuccess: (answer) => {
          titleRead(answer)
          const back = () =>
            join.mutate({ params, body: { version: answer.version, other: former!.id } }, { onSuccess: titleRead })
          notice({ text: said.parted, ...(former && { undo: back }) })
        },
      },
    )
  }
  const refusal = join.error ?? part.error
  return (
    <Section title={words.editions}>
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
      <ul className="plain">
        {title.editions.map((edition) => (
          <li key={edition.id}>
            <Link to={`/titles/${edition.id}`}>{edition.title}</Link> <span className="quiet figures">{edition.ean}</span>{' '}
            <Mark tone={stateTone[edition.state]}>{states[edition.state]}</Mark>
          </li>
        ))}
        {title.editions.length === 0 && <li className="quiet">{said.none}</li>}
      </ul>
      {may && title.editions.length > 0 && (
        <ActButton onAct={partIt} busy={part.isPending}>
          {said.part}
        </ActButton>
      )}
      {may && alike && alike.items.length > 0 && (
        <>
          <p className="field-label">{said.alike}</p>
          <ul className="plain">
            {alike.items.map((row) => (
              <li key={row.id}>
                <Found row={row} />{' '}
                <ActButton onAct={() => joinWith(row.id)} busy={join.isPending}>
                  {said.join}
                </ActButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {may && (
        <Picker<Row>
          label={said.pick}
          search={async (q, signal) =>
            (await call('GET /titles/', { query: { q, kind: title.kind, limit: 12 } }, { signal })).items.filter(
              ({ id }) => id !== title.id,
            )
          }
          itemKey={({ id }) => String(id)}
          itemText={(row) => row.title}
          show={(row) => <Found row={row} />}
          onPick={({ id }) => joinWith(id)}
        />
      )}
    </Section>
  )
}

const Found = ({ row: { title, author, ean } }: { row: Row }) => (
  <>
    {title} <span className="quiet">{[author, ean].filter(Boolean).join(' · ')}</span>
  </>
)
