import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { figureIn } from '#kernel/read-figures.ts'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { AreaField, ChoiceField, Fields, Submit } from '../kit/form.tsx'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Lines, useLines } from './lines.tsx'
import './made.css'
import { type Paid, PaidFields, ways } from './paid.tsx'
import { PersonFields, usePerson, whoOf } from './person.tsx'
import { Reckoned } from './reckoned.tsx'
import { useStoreOptions } from './stores.ts'
import { useReckoned } from './use-reckoned.ts'
import { addressOf, nowhere, type Place, Where } from './where.tsx'
import { madeWords } from './words.ts'

const amountOf = (typed: string) => {
  const amount = figureIn(typed)
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount * 100) / 100 : null
}

/** An order for a customer: what, who, where to, how paid. One page, top to bottom, by keyboard. */
export function Screen() {
  const words = useWords(madeWords)
  const [search] = useSearchParams()
  const { store_code: own } = useMe()
  const navigate = useNavigate()
  const stores = useStoreOptions()
  const { person, setPerson, take } = usePerson(search.get('customer'))
  // A card that is scanned here says whom it is for.
  const titles = useLines({ product: search.get('product'), whole: (line) => line, otherwise: take })
  const { lines } = titles
  const [store, setStore] = useState(own ?? '')
  const [place, setPlace] = useState<Place>({ ...nowhere, home: search.get('to') === 'home', store: own ?? '' })
  const [paid, setPaid] = useState<Paid>({ pays: place.home ? 'link' : 'collection', deposit: '', receipt: '' })
  const [comments, setComments] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const make = useAct('POST /made-orders/', ['GET /orders/', 'GET /stock/'])
  const wish = {
    lines: lines.map(({ product, copies }) => ({ product, copies })),
    store_code: store || place.store,
    collect_at: place.home ? null : place.store || null,
    address: place.home ? addressOf(place, person.account?.name ?? person.name, person.account?.phone ?? person.phone) : null,
  }
  const known =
    wish.lines.length > 0 && wish.store_code !== '' && (place.home ? place.postcode && place.city && place.street : place.store)
  const { reckoned, late } = useReckoned(
    'POST /made-orders/reckon/',
    known ? { ...wish, who: { customer: person.account?.customer ?? null } } : null,
  )
  const refused = reckoned?.pays[paid.pays]
  useEffect(() => {
    const possible = refused && ways.find((way) => !reckoned?.pays[way])
    if (possible) setPaid((before) => ({ ...before, pays: possible }))
  }, [refused, reckoned])
  const submit = () =>
    make.mutate(
      {
        body: {
          ...wish,
          key,
          who: whoOf(person),
          pays: paid.pays,
          deposit: paid.pays.startsWith('deposit') ? amountOf(paid.deposit) : null,
          till_receipt: paid.pays === 'deposit_till' ? paid.receipt : '',
          comments,
          ...(reckoned && { expected_total: reckoned.total }),
        },
      },
      { onSuccess: ({ number }) => void navigate(`/new-order/${number}`) },
    )
  const ready = reckoned !== undefined && !late && reckoned.why_not === null && !refused
  const act = useRef<HTMLButtonElement>(null)
  useFocusOnceReady(act, ready ? (person.account?.customer ?? null) : null)
  return (
    <section className="made">
      <title>{words.newOrder.title}</title>
      <h1>{words.newOrder.title}</h1>
      <Fields refusal={make.error} onSubmit={() => ready && submit()} className="made-form">
        <div className="made-parts">
          <Section title={words.lines.title} heading="h2">
            <Lines of={titles} most={99} />
          </Section>
          <Section title={words.person.title} heading="h2">
            <PersonFields
              person={person}
              setPerson={setPerson}
              prefix="who."
              focused={search.has('product') && !search.has('customer')}
            />
          </Section>
          <Section title={words.where.title} heading="h2">
            {own === null && (
              <ChoiceField
                name="store_code"
                label={words.newOrder.madeIn}
                value={store}
                onValue={setStore}
                options={stores}
                empty={words.where.choose}
                required
              />
            )}
            <Where place={place} setPlace={setPlace} account={person.account} />
          </Section>
          <Section title={words.paid.title} heading="h2">
            <PaidFields paid={paid} setPaid={setPaid} whyNot={reckoned?.pays} />
          </Section>
          <AreaField
            name="comments"
            label={words.newOrder.comments}
            value={comments}
            onValue={setComments}
            rows={2}
            maxLength={500}
          />
        </div>
        <aside className="made-sums">
          <h2>{words.sums.title}</h2>
          {reckoned ? <Reckoned of={reckoned} late={late} /> : <p className="quiet">{words.sums.none}</p>}
          <Submit ref={act} busy={make.isPending} disabled={!ready}>
            {words.newOrder.make}
          </Submit>
        </aside>
      </Fields>
    </section>
  )
}

/**
 * Once title and account are known, all that is left is the act: it has the focus, unless somebody is writing meanwhile. While the sums are
 * reckoned anew a button that waits for them loses its focus to nothing; it has it back with them.
 */
function useFocusOnceReady(act: RefObject<HTMLButtonElement | null>, account: string | null) {
  const led = useRef<string | null>(null)
  useEffect(() => {
    if (account === null) return
    const elsewhere = led.current === account ? ':not(body)' : 'input:not([role=combobox]), textarea, select'
    led.current = account
    if (!document.activeElement?.matches(elsewhere)) act.current?.focus()
  }, [act, account])
}
