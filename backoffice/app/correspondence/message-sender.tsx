import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { Facts, Mark, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Message } from './message.tsx'
import { touched } from './message-touched.ts'
import { useSaidAct } from './use-act.ts'
import { correspondenceWords } from './words.ts'

/** Who wrote a message, as far as it is known, and who of the shop deals with it. */
export function MessageSender({ message }: { message: Message }) {
  const { message: words } = useWords(correspondenceWords)
  const { languages } = useWords(frameWords)
  const { email, customers, orders, proved } = message
  return (
    <Section title={words.who}>
      <Facts
        of={[
          [words.name, message.name],
          [words.institution, message.institution],
          [
            words.address,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [words.phone, message.phone],
          [words.language, languages[message.language]],
          [
            words.account,
            customers.length === 0
              ? words.noAccount
              : customers.map(({ customer, name, orders: count }) => (
                  <span key={customer}>
                    {name} · <Link to={`/orders?q=${encodeURIComponent(email)}`}>{words.orders(count)}</Link>
                  </span>
                )),
          ],
          [
            words.named,
            orders.length === 0 ? (
              ''
            ) : (
              <ul key="orders" className="message-orders">
                {orders.map(({ number, theirs }) => (
                  <li key={number}>
                    <Link to={`/orders/${number}`}>{number}</Link>{' '}
                    <Mark tone={theirs ? 'good' : 'wait'}>{theirs ? words.theirs : words.notTheirs}</Mark>
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      <p className="message-proof" data-proved={proved || undefined}>
        {proved ? words.proved : words.unproved}
      </p>
      {useMay('message.answer') && <Hand message={message} />}
    </Section>
  )
}

function Hand({ message: { id, assigned, desk } }: { message: Message }) {
  const { message: words, desks } = useWords(correspondenceWords)
  const { data } = useCall('GET /messages/colleagues/', {}, { staleTime: 600_000 })
  const act = useSaidAct('POST /messages/:message/assign/', touched, words.handed)
  const hand = (colleague: number | null, to: string | null) =>
    void act.quick({ params: { message: id }, body: { colleague, desk: to as typeof desk } })
  return (
    <div className="message-hand">
      <label className="field">
        <span className="field-label">{words.colleague}</span>
        <select
          value={assigned?.id ?? ''}
          disabled={act.busy}
          onChange={({ target: { value } }) => hand(value === '' ? null : Number(value), desk)}
        >
          <option value="">{words.nobody}</option>
          {(data?.items ?? (assigned ? [assigned] : [])).map(({ id: colleague, name }) => (
            <option key={colleague} value={colleague}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="field-label">{words.desk}</span>
        <select
          value={desk ?? ''}
          disabled={act.busy}
          onChange={({ target: { value } }) => hand(assigned?.id ?? null, value === '' ? null : value)}
        >
          <option value="">{words.noDesk}</option>
          {Object.entries(desks).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
