import { useState } from 'react'
import { Link } from 'react-router'
import { fromColumns, inEachLanguage, type Localized, toColumns } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useDraft } from '../kit/draft.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useWords } from '../words/dictionary.ts'
import { useSaidAct } from './use-act.ts'
import { correspondenceWords } from './words.ts'
import './correspondence.css'
import '../kit/act-form.css'

type House = Answer<'GET /house-answers/'>['items'][number]
const touches = ['GET /house-answers/']
const asked = (texts: Localized) => toColumns('text', texts)
const fresh = { name: '', ...asked(inEachLanguage(() => '')) }
const wordsOf = (house: typeof fresh): typeof fresh => ({ name: house.name, ...asked(fromColumns(house, 'text')) })

/** What answers are begun from, in three languages. */
export function Screen() {
  const { house: words } = useWords(correspondenceWords)
  const { data, error, refetch } = useCall('GET /house-answers/')
  const may = useMay('message.template')
  return (
    <section className="correspondence-page">
      <title>{words.title}</title>
      <header>
        <h1>{words.title}</h1>
        <p className="quiet">{words.text}</p>
        <Link to="/messages?state=open">{words.back}</Link>
      </header>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data?.items.map((house) => (
        <details key={house.id} className="house-answer">
          <summary>{house.name}</summary>
          {may && <Change house={house} />}
        </details>
      ))}
      {may && data && <Add />}
    </section>
  )
}

interface FormProps {
  draft: ReturnType<typeof useDraft<typeof fresh>>
}
function Texts({ draft: { value, change } }: FormProps) {
  const { house: words } = useWords(correspondenceWords)
  return (
    <>
      <TextField name="name" label={words.name} value={value.name} onValue={(name) => change({ name })} maxLength={80} required />
      <ThreeTexts
        label={words.answer}
        name={(language) => `text_${language}`}
        rows={8}
        texts={fromColumns(value, 'text')}
        onTexts={(texts) => change(asked(texts))}
      />
    </>
  )
}

function Change({ house }: { house: House }) {
  const { house: words } = useWords(correspondenceWords)
  const draft = useDraft(`house answer ${house.id}`, house)
  const save = useSaidAct('PUT /house-answers/:answer/', touches, words.saved)
  const remove = useSaidAct('DELETE /house-answers/:answer/', touches, words.removed)
  const params = { answer: house.id }
  return (
    <Fields
      refusal={save.refusal}
      onSubmit={() =>
        void save
          .run({ params, body: { ...wordsOf(draft.value), version: draft.value.version } })
          .then((done) => done && draft.drop())
      }
    >
      {save.refusal?.code === 'version.changed' && (
        <button type="button" className="button" data-kind="quiet" onClick={() => draft.change({ version: house.version })}>
          {words.changed}
        </button>
      )}
      <Texts draft={draft as FormProps['draft']} />
      <div className="act-form-end">
        <Submit busy={save.busy} disabled={!draft.changed}>
          {words.save}
        </Submit>
        <ActButton kind="grave" busy={remove.busy} onAct={() => void remove.quick({ params })}>
          {words.remove}
        </ActButton>
      </div>
    </Fields>
  )
}

function Add() {
  const { house: words } = useWords(correspondenceWords)
  const [open, setOpen] = useState(false)
  const draft = useDraft('house answer', fresh)
  const add = useSaidAct('POST /house-answers/', touches, words.saved)
  if (!open && !draft.changed)
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {words.add}
      </button>
    )
  return (
    <Fields
      refusal={add.refusal}
      onSubmit={() =>
        void add.run({ body: wordsOf(draft.value) }).then((done) => {
          if (!done) return
          draft.drop()
          setOpen(false)
        })
      }
    >
      <Texts draft={draft} />
      <Submit busy={add.busy}>{words.save}</Submit>
    </Fields>
  )
}
