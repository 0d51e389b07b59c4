import { useState } from 'react'
import { Link } from 'react-router'
import { figureSent } from '#kernel/read-figures.ts'
import { typedAmount } from '#kernel/typed-figures.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useDraft } from '../kit/draft.ts'
import { AreaField, TextField } from '../kit/form.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Request } from './request.tsx'
import { Candidates } from './request-candidates.tsx'
import { requestWords } from './request-words.ts'
import { TitlePicker } from './title-picker.tsx'
import { useSaidAct } from './use-act.ts'

const touched = ['GET /requests/', 'GET /waiting/']

/** What can be done about a request, and why what cannot. */
export function RequestActs({ of }: { of: Request }) {
  const { quote: words } = useWords(requestWords)
  const [mayAnswer, mayQuote] = [useMay('request.answer'), useMay('quote.make') && of.acts.quote === null]
  const quoted = (all: boolean) =>
    `/new-quote?${new URLSearchParams({ request: String(of.request), ...(all && { all_open: 'true' }) })}`
  return (
    <div className="acts">
      {mayQuote && (
        <Link className="button" data-kind="main" to={quoted(false)}>
          {words.begin}
        </Link>
      )}
      {mayQuote && of.others_open > 0 && (
        <Link className="button" to={quoted(true)}>
          {words.withOthers(of.others_open)}
        </Link>
      )}
      {mayAnswer && <AnswerRequest of={of} />}
      {mayAnswer && <CloseRequest of={of} />}
    </div>
  )
}

function useWhy() {
  const { reasons } = useWords(requestWords)
  return (code: string | null) => code && (reasons[code] ?? code)
}

function AnswerRequest({ of }: { of: Request }) {
  const { answer: words } = useWords(requestWords)
  const language = useLanguage()
  const why = useWhy()
  const act = useSaidAct('POST /requests/:request/answer/', touched, words.sent)
  const { value, change, drop } = useDraft(`request ${of.request}`, { ean: of.offer, price: '', available: '', answer: '' })
  const [picked, setPicked] = useState('')
  const offer = ({ ean, price }: { ean: string; price: number | null }) =>
    change({ ean, ...(price !== null && { price: typedAmount(price, language) }) })
  const pick = (title: { pk: number; ean: string; price: number | null }) => {
    offer(title)
    setPicked(String(title.pk))
  }
  const send = async () => {
    const price = value.price.trim() === '' ? null : figureSent(value.price)
    const body = { ean: value.ean, price, available: value.available || null, answer: value.answer }
    const done = await act.run({ params: { request: of.request }, body })
    if (done) {
      drop()
      setPicked('')
    }
    return done
  }
  return (
    <>
      {of.candidates.length > 0 && of.acts.answer === null && <Candidates of={of.candidates} onPick={pick} />}
      <ActForm
        key={picked}
        unfolded={picked !== ''}
        name={words.begin}
        whyNot={why(of.acts.answer)}
        refusal={act.refusal}
        busy={act.busy}
        onSubmit={send}
      >
        <TitlePicker label={words.search} onPick={offer} />
        <TextField name="ean" label={words.ean} hint={words.eanHint} value={value.ean} onValue={(ean) => change({ ean })} />
        <TextField
          name="price"
          label={words.price}
          inputMode="decimal"
          value={value.price}
          onValue={(price) => change({ price })}
        />
        <TextField
          name="available"
          type="date"
          label={words.available}
          value={value.available}
          onValue={(available) => change({ available })}
        />
        <AreaField
          name="answer"
          label={words.answer}
          rows={4}
          autoFocus={picked !== ''}
          required
          maxLength={1000}
          value={value.answer}
          onValue={(answer) => change({ answer })}
        />
      </ActForm>
    </>
  )
}

function CloseRequest({ of }: { of: Request }) {
  const { close: words } = useWords(requestWords)
  const why = useWhy()
  const act = useSaidAct('POST /requests/:request/close/', touched, words.closed)
  const { value, change, drop } = useDraft(`close request ${of.request}`, { answer: '' })
  const close = async () => {
    const done = await act.run({ params: { request: of.request }, body: value })
    if (done) drop()
    return done
  }
  return (
    <ActForm name={words.begin} whyNot={why(of.acts.close)} refusal={act.refusal} busy={act.busy} onSubmit={close}>
      <AreaField
        name="answer"
        label={words.answer}
        rows={3}
        required
        maxLength={1000}
        value={value.answer}
        onValue={(answer) => change({ answer })}
      />
    </ActForm>
  )
}
