import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { useAct, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { ChoiceField, Fields, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Count, Facts, Mark, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { answerTone, isKind, type Kind, type Row } from './rows.ts'
import { demandWords } from './words.ts'

export function Screen() {
  const { key = '' } = useParams()
  const { values } = useAddress()
  const { rows } = useList('GET /demand/', values)
  const row = rows.find((one) => one.key === key)
  const kind = isKind(values['kind']) ? values['kind'] : 'search'
  return (
    <DetailPane title={row?.words ?? key} list="/demand" row={key}>
      {row && <Wanted key={key} row={row} kind={kind} />}
    </DetailPane>
  )
}

/** One thing that is asked for, and what can be done about it. */
function Wanted({ row, kind }: { row: Row; kind: Kind }) {
  const words = useWords(demandWords)
  const makes = useMay('title.change')
  return (
    <>
      <Facts
        of={[
          [words.columns.asked, words.asked[kind](row.asked)],
          [words.last, <When key="last" at={row.last_at} />],
          [words.isbn, row.ean],
          [words.stock, row.stock === null ? null : <Count key="stock" of={row.stock} />],
        ]}
      />
      {row.answer && (
        <p>
          <Mark tone={answerTone[row.answer]}>{words.answers[row.answer]}</Mark> {row.note}{' '}
          {row.by && <span className="quiet">{words.by(row.by)}</span>}
        </p>
      )}
      <p>
        {row.product !== null ? (
          <Link to={`/titles/${row.product}`}>{words.seeTitle}</Link>
        ) : (
          makes && <Link to={`/titles/new?${toMake(row, kind)}`}>{words.makeTitle}</Link>
        )}
      </p>
      <Answering row={row} kind={kind} />
      {kind === 'search' && !row.answer && <AsSynonym words={row.key} />}
      {kind === 'search' && <p className="quiet">{words.privacy}</p>}
    </>
  )
}

const toMake = (row: Row, kind: Kind) =>
  new URLSearchParams({
    ...(row.ean && { ean: row.ean }),
    ...(row.words !== row.ean && { title: row.words }),
    demand: `${kind}:${row.key}`,
  })

function Answering({ row, kind }: { row: Row; kind: Kind }) {
  const words = useWords(demandWords)
  const may = useMay('demand.answer')
  const notice = useNotice()
  const [note, setNote] = useState(row.note)
  const answer = useAct('PUT /demand/:kind/', ['GET /demand/'])
  const reopen = useAct('POST /demand/:kind/reopen/', ['GET /demand/'])
  if (!may) return null
  const takeBack = () =>
    reopen.mutate({ params: { kind }, body: { key: row.key } }, { onSuccess: () => notice({ text: words.reopened }) })
  const mark = (said: 'ordered' | 'not_to_be_had') =>
    answer.mutate(
      { params: { kind }, body: { key: row.key, answer: said, note, product: row.product } },
      { onSuccess: () => notice({ text: words.done, undo: takeBack }) },
    )
  return (
    <Fields refusal={answer.error ?? reopen.error} onSubmit={() => mark('ordered')}>
      <TextField name="note" label={words.note} value={note} onValue={setNote} />
      <div className="detail-acts">
        <ActButton kind="main" onAct={() => mark('ordered')} busy={answer.isPending}>
          {words.order}
        </ActButton>
        <ActButton onAct={() => mark('not_to_be_had')} busy={answer.isPending}>
          {words.none}
        </ActButton>
        {row.answer && (
          <ActButton onAct={takeBack} busy={reopen.isPending}>
            {words.reopen}
          </ActButton>
        )}
      </div>
    </Fields>
  )
}

/** What the shop calls what was looked for in vain. */
function AsSynonym({ words: key }: { words: string }) {
  const words = useWords(demandWords)
  const { languages } = useWords(frameWords)
  const may = useMay('synonym.change')
  const notice = useNotice()
  const [shown, setShown] = useState('')
  const [language, setLanguage] = useState<string>(useLanguage())
  const make = useAct('POST /demand/search/synonym/', ['GET /demand/', 'GET /synonyms/'])
  if (!may) return null
  return (
    <ActForm
      name={words.synonym}
      refusal={make.error}
      busy={make.isPending}
      onSubmit={() =>
        make
          .mutateAsync({
            body: {
              key,
              language: language as Language,
              shown: shown
                .split(',')
                .map((word) => word.trim())
                .filter((word) => word !== ''),
            },
          })
          .then(
            () => {
              notice({ text: words.synonymMade(key) })
              return true
            },
            () => false,
          )
      }
    >
      <TextField name="shown" label={words.calls(key)} hint={words.callsHint} value={shown} onValue={setShown} required />
      <ChoiceField
        name="language"
        label={words.typedIn}
        value={language}
        onValue={setLanguage}
        options={Object.entries(languages).map(([value, text]) => ({ value, text }))}
      />
    </ActForm>
  )
}
