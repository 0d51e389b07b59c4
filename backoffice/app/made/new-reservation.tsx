import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { AreaField, ChoiceField, Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { LastDayField, useLastDay } from './last-day.tsx'
import { Lines, useLines } from './lines.tsx'
import './made.css'
import { PersonFields, usePerson } from './person.tsx'
import { useStoreOptions } from './stores.ts'
import { madeWords } from './words.ts'

/** Copies that lie here, kept for somebody until a last day. */
export function Screen() {
  const words = useWords(madeWords)
  const { reservations: own } = words
  const [search] = useSearchParams()
  const { store_code } = useMe()
  const navigate = useNavigate()
  const notice = useNotice()
  const stores = useStoreOptions()
  const titles = useLines({ product: search.get('product'), whole: (line) => line })
  const { lines } = titles
  /** The screen was opened with a title in hand: next is whom it is for. */
  const begun = search.has('product')
  const { person, setPerson } = usePerson(search.get('customer'))
  const [store, setStore] = useState(store_code ?? '')
  const lastDay = useLastDay('')
  const [note, setNote] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const reserve = useAct('POST /reservations/', ['GET /reservations/', 'GET /stock/'])
  const { account, name, email, phone, language } = person
  const submit = () =>
    reserve.mutate(
      {
        body: {
          key,
          store_code: store,
          lines: lines.map(({ product, copies }) => ({ product, copies })),
          ...(account ? { customer: account.customer } : { name, email, phone, language }),
          last_day: lastDay.day || null,
          anyway: lastDay.anyway,
          note,
        },
      },
      {
        onSuccess: (made) => {
          notice({ text: own.madeFor(made.name, made.code) })
          void navigate(`/reservations/${made.id}?state=held`)
        },
      },
    )
  return (
    <section className="made">
      <title>{own.newTitle}</title>
      <h1>{own.newTitle}</h1>
      <Fields refusal={reserve.error} onSubmit={() => lines.length > 0 && submit()} className="made-parts made-narrow">
        <Section title={words.lines.title} heading="h2">
          <Lines of={titles} most={20} focused={!begun} />
        </Section>
        <Section title={words.person.title} heading="h2">
          <PersonFields nameDoes person={person} setPerson={setPerson} focused={begun && !search.has('customer')} />
        </Section>
        <div className="made-three">
          {store_code === null && (
            <ChoiceField
              name="store_code"
              label={own.store}
              value={store}
              onValue={setStore}
              options={stores}
              empty={words.where.choose}
              required
            />
          )}
          <LastDayField of={lastDay} label={own.lastDay} hint={own.usual} refusal={reserve.error} />
        </div>
        <AreaField name="note" label={own.note} value={note} onValue={setNote} rows={2} maxLength={500} />
        <Submit busy={reserve.isPending} disabled={lines.length === 0 || store === ''}>
          {own.make}
        </Submit>
      </Fields>
    </section>
  )
}
