import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useMay } from '../api/session.tsx'
import { Picker } from '../kit/picker.tsx'
import { Facts, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { letterWords } from './letter-words.ts'
import type { Letter } from './order-letter.tsx'
import { proofTone } from './tones.ts'
import { useSaidAct } from './use-act.ts'

type Account = Answer<'GET /customers/'>['items'][number]
const nameOf = ({ library, company, name, surnames }: Account) => library || company || `${name} ${surnames}`.trim()
export const letterTouches = ['GET /order-letters/', 'GET /waiting/']

/** Who sent it, and whether that is known; of an e-mail, whose account it is for. */
export function LetterSender({ letter, again, mayHandle }: { letter: Letter; again: () => void; mayHandle: boolean }) {
  const words = useWords(letterWords)
  const { customer, customer_name, proof, email, of_account } = letter
  return (
    <>
      <Facts
        of={[
          [words.columns.customer, customer && <Link to={`/customers/${customer}`}>{customer_name}</Link>],
          [words.by, letter.by],
          [
            words.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [words.columns.date, <When key="date" at={letter.date} />],
        ]}
      />
      <p className="message-proof" data-proved={proof !== 'unproved' || undefined}>
        <Mark tone={proofTone[proof]}>{words.proofs[proof]}</Mark> {words.proofSentences[proof]}{' '}
        {customer !== null && (of_account ? words.ofAccount : words.notOfAccount)}
      </p>
      {mayHandle && letter.acts.assign === null && <Assign letter={letter} again={again} />}
    </>
  )
}

function Assign({ letter, again }: { letter: Letter; again: () => void }) {
  const words = useWords(letterWords)
  const mayFind = useMay('customer.find')
  const act = useSaidAct('PUT /order-letters/:letter/account/', letterTouches, words.assigned)
  const assign = async (customer: string) => {
    await act.quick({ params: { letter: letter.letter }, body: { customer, version: letter.version } })
    again()
  }
  return (
    <div className="letter-assign">
      <p>{letter.customer === null ? words.whose : words.whoseElse}</p>
      {letter.accounts
        .filter(({ customer }) => customer !== letter.customer)
        .map(({ customer, name }) => (
          <button
            key={customer}
            type="button"
            className="button"
            data-kind="quiet"
            disabled={act.busy}
            onClick={() => void assign(customer)}
          >
            {words.suggested(name)}
          </button>
        ))}
      {mayFind && (
        <Picker<Account>
          label={words.findAccount}
          search={async (q, signal) => (await call('GET /customers/', { query: { q, limit: 12 } }, { signal })).items}
          itemKey={({ customer }) => customer}
          itemText={nameOf}
          show={(account) => (
            <span className="letter-found">
              {nameOf(account)}
              <small className="quiet">{account.email}</small>
            </span>
          )}
          onPick={({ customer }) => void assign(customer)}
        />
      )}
    </div>
  )
}
