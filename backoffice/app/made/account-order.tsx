import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { useAct, useCall } from '../api/queries.ts'
import { sentencesOf } from '../api/refusal.ts'
import { useMe } from '../api/session.tsx'
import { AreaField, ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Facts, Money, Section } from '../kit/shown.tsx'
import { Lines, useLines } from './lines.tsx'
import './made.css'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { useReckonedFor } from './use-reckoned-for.ts'
import { madeWords } from './words.ts'

const numberOf = (text: string) => (text === '' ? null : Number(text))

/** An order for an account on its own terms and budget; it says who placed it. */
export function Screen() {
  const { customer = '' } = useParams()
  const { ordering: words } = useWords(madeWords)
  const language = useLanguage()
  const tell = useNotice()
  const navigate = useNavigate()
  const { store_code: own } = useMe()
  const params = { customer }
  const account = useCall('GET /accounts/:customer/', { params })
  const { data: choices, error, refetch } = useCall('GET /accounts/:customer/ordering/', { params })
  const titles = useLines({ product: null, whole: (line) => line })
  const [chosen, setChosen] = useState<{ address?: string; budget?: string; store?: string }>({})
  const [text, setText] = useState({ reference: '', comments: '' })
  const [key] = useState(() => crypto.randomUUID())
  const act = useAct('POST /accounts/:customer/orders/', ['GET /accounts/', 'GET /orders/', 'GET /stock/', 'GET /budgets/'])
  const address = chosen.address ?? String(choices?.addresses[0]?.address ?? '')
  const budget = chosen.budget ?? String(choices?.budgets[0]?.budget ?? '')
  const store = chosen.store ?? own ?? choices?.stores[0]?.store_code ?? ''
  const wish = {
    lines: titles.lines.map(({ product, copies }) => ({ product, copies })),
    address: numberOf(address),
    collect_at: address === '' ? store || null : null,
    budget: numberOf(budget),
  }
  const known = choices?.why_not === null && wish.lines.length > 0 && (wish.address !== null || wish.collect_at !== null)
  const { cost, refusal, late } = useReckonedFor(customer, known ? wish : null)
  const ready = cost !== undefined && !late && cost.why_not === null
  const name = account.data?.library || account.data?.company || ''
  const submit = () =>
    cost &&
    act.mutate(
      { params, body: { ...wish, ...text, key, store_code: store, expected_total: cost.total } },
      {
        onSuccess: ({ number }) => {
          tell({ text: words.made(number) })
          void navigate(`/accounts/${customer}`)
        },
      },
    )
  return (
    <section className="made">
      <title>{words.title}</title>
      <h1>
        {words.title} <Link to={`/accounts/${customer}`}>{name}</Link>
      </h1>
      <p className="quiet">{words.note}</p>
      {error && !choices && <Failed error={error} again={() => void refetch()} />}
      {choices?.why_not && <p role="status">{choices.why_not}</p>}
      {choices && choices.why_not === null && (
        <Fields refusal={act.error} onSubmit={() => ready && submit()} className="made-form">
          <div className="made-parts">
            <Section title={words.lines} heading="h2">
              <Lines of={titles} most={9_999} />
            </Section>
            <Section title={words.where} heading="h2">
              <ChoiceField
                name="address"
                label={words.address}
                value={address}
                onValue={(value) => setChosen((before) => ({ ...before, address: value }))}
                empty={words.collected}
                options={choices.addresses.map((one) => ({ value: String(one.address), text: one.text }))}
              />
              <ChoiceField
                name="store_code"
                label={address === '' ? words.collectAt : words.madeIn}
                value={store}
                onValue={(value) => setChosen((before) => ({ ...before, store: value }))}
                required
                options={choices.stores.map(({ store_code, name }) => ({ value: store_code, text: name }))}
              />
              <ChoiceField
                name="budget"
                label={words.budget}
                value={budget}
                onValue={(value) => setChosen((before) => ({ ...before, budget: value }))}
                empty={words.noBudget}
                options={choices.budgets.map((one) => ({
                  value: String(one.budget),
                  text: words.left(one.title, shownEuros(one.available, language)),
                }))}
              />
              <TextField
                name="reference"
                label={words.reference}
                value={text.reference}
                onValue={(reference) => setText((before) => ({ ...before, reference }))}
                maxLength={35}
              />
              <AreaField
                name="comments"
                label={words.comments}
                value={text.comments}
                onValue={(comments) => setText((before) => ({ ...before, comments }))}
                rows={2}
                maxLength={500}
              />
            </Section>
          </div>
          <aside className="made-sums">
            <h2>{words.sums}</h2>
            {refusal && <p role="status">{sentencesOf(refusal).join(' ')}</p>}
            {!cost && !refusal && <p className="quiet">{words.none}</p>}
            {cost && (
              <div role="status" aria-busy={late}>
                {cost.lines
                  .filter(({ why_not }) => why_not)
                  .map(({ product, title, why_not }) => (
                    <p key={product}>
                      {title}: {why_not}
                    </p>
                  ))}
                <Facts
                  of={[
                    [words.shipping, cost.shipping !== null && <Money euros={cost.shipping} />],
                    [
                      words.total,
                      <b key="total">
                        <Money euros={cost.total} />
                      </b>,
                    ],
                    [words.after, cost.budget_left !== null && <Money euros={cost.budget_left} />],
                    [words.promised, cost.promised && <Day day={cost.promised} />],
                  ]}
                />
                {cost.why_not && <p>{cost.why_not}</p>}
              </div>
            )}
            <Submit busy={act.isPending} disabled={!ready}>
              {words.make}
            </Submit>
          </aside>
        </Fields>
      )}
    </section>
  )
}
