import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../api/queries.ts'
import { sentencesOf } from '../../api/refusal.ts'
import { useMe } from '../../api/session.tsx'
import { AreaField, CheckField, ChoiceField, Fields, Submit, TextField } from '../../kit/form.tsx'
import { Section } from '../../kit/shown.tsx'
import '../made.css'
import { useWords } from '../../words/dictionary.ts'
import { useLines } from '../lines.tsx'
import { PersonFields, usePerson, whoOf } from '../person.tsx'
import { useStoreOptions } from '../stores.ts'
import { useReckoned } from '../use-reckoned.ts'
import { addressOf, Where } from '../where.tsx'
import { madeWords } from '../words.ts'
import { amountOf } from './amount.ts'
import type { Began } from './began.ts'
import { DiscountedLines } from './lines.tsx'
import './quotes.css'
import { AnsweredRequests } from './answered-requests.tsx'
import { Reckoned } from './reckoned.tsx'
import { quoteWords } from './words.ts'

/** What is offered, to whom, until when. One page, top to bottom, by keyboard. */
export function QuoteForm({ began, customer, product }: { began: Began; customer: string | null; product: string | null }) {
  const words = useWords(quoteWords)
  const made = useWords(madeWords)
  const { form } = words
  const navigate = useNavigate()
  const { store_code: own } = useMe()
  const stores = useStoreOptions()
  const titles = useLines({ began: began.lines, product, whole: (line) => ({ ...line, discount: '' }) })
  const { lines } = titles
  const known = usePerson(customer)
  const [said, setSaid] = useState(began.person)
  const [person, setPerson] = customer && began.draft === null ? [known.person, known.setPerson] : [said, setSaid]
  const [store, setStore] = useState(began.store)
  const [place, setPlace] = useState(began.place)
  const [shipping, setShipping] = useState(began.shipping)
  const [until, setUntil] = useState(began.until)
  const [contact, setContact] = useState(began.contact)
  const [reference, setReference] = useState(began.reference)
  const [note, setNote] = useState(began.note)
  const [straight, setStraight] = useState(began.straight)
  const [key] = useState(() => crypto.randomUUID())
  const touched = ['GET /quotes/', 'GET /requests/', 'GET /waiting/']
  const make = useAct('POST /quotes/', touched)
  const change = useAct('PUT /quotes/:quote/', touched)
  const wish = {
    lines: lines.map((line) => ({ product: line.product, copies: line.copies, discount: amountOf(line.discount) })),
    store_code: store || place.store,
    collect_at: place.home ? null : place.store || null,
    address: place.home ? addressOf(place, person.account?.name ?? person.name, person.account?.phone ?? person.phone) : null,
    shipping: place.home ? amountOf(shipping) : null,
    valid_until: until,
  }
  const enough =
    lines.length > 0 &&
    wish.store_code !== '' &&
    until !== '' &&
    (place.home ? place.street && place.postcode && place.city : place.store)
  const asked = enough ? { ...wish, who: { customer: person.account?.customer ?? null } } : null
  const { reckoned, late, error } = useReckoned('POST /quotes/reckon/', asked)
  const saved = ({ id }: { id: number }) => void navigate(`/quotes/${id}?view=drafts`)
  const submit = () => {
    const body = { ...wish, who: whoOf(person), contact, reference, note, straight_to_pay: straight }
    if (began.draft === null)
      return make.mutate({ body: { ...body, key, requests: began.requests.map(({ id }) => id) } }, { onSuccess: saved })
    const { id, version } = began.draft
    return change.mutate({ params: { quote: id }, body: { ...body, version } }, { onSuccess: saved })
  }
  const title = began.draft ? form.change(began.draft.number) : words.newTitle
  const busy = make.isPending || change.isPending
  return (
    <section className="made">
      <title>{title}</title>
      <h1>{title}</h1>
      <AnsweredRequests of={began.requests} />
      <Fields refusal={make.error ?? change.error} onSubmit={() => !late && submit()} className="made-form">
        <div className="made-parts">
          <Section title={made.lines.title} heading="h2">
            <DiscountedLines of={titles} reckoned={reckoned} />
          </Section>
          <Section title={made.person.title} heading="h2">
            <PersonFields person={person} setPerson={setPerson} prefix="who." focused={false} />
            <TextField name="contact" label={form.contact} value={contact} onValue={setContact} maxLength={120} />
          </Section>
          <Section title={made.where.title} heading="h2">
            {own === null && (
              <ChoiceField
                name="store_code"
                label={form.madeIn}
                value={store}
                onValue={setStore}
                options={stores}
                empty={made.where.choose}
                required
              />
            )}
            <Where place={place} setPlace={setPlace} account={person.account} />
            {place.home && (
              <TextField
                name="shipping"
                label={form.shipping}
                hint={form.shippingHint}
                inputMode="decimal"
                value={shipping}
                onValue={setShipping}
              />
            )}
          </Section>
          <Section title={form.terms} heading="h2">
            <div className="made-three">
              <TextField name="valid_until" type="date" label={form.until} value={until} onValue={setUntil} required />
              <TextField name="reference" label={form.reference} value={reference} onValue={setReference} maxLength={60} />
            </div>
            <AreaField name="note" label={form.note} value={note} onValue={setNote} rows={3} maxLength={1000} />
            <CheckField name="straight_to_pay" label={form.straight} checked={straight} onChecked={setStraight} />
          </Section>
        </div>
        <aside className="made-sums">
          <h2>{made.sums.title}</h2>
          {error &&
            sentencesOf(error).map((sentence) => (
              <p key={sentence} className="field-fault">
                {sentence}
              </p>
            ))}
          {reckoned ? <Reckoned of={reckoned} late={late} /> : !error && <p className="quiet">{form.none}</p>}
          <Submit busy={busy} disabled={!reckoned || late}>
            {form.save}
          </Submit>
        </aside>
      </Fields>
    </section>
  )
}
