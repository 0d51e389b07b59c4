import { useState } from 'react'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { AreaField, ChoiceField } from '../kit/form.tsx'
import { Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Account } from './account.tsx'
import { useTradeAct } from './use-act.ts'
import { tradeDeskWords } from './words.ts'

type Kind = Account['notes'][number]['kind']

/** What colleagues noted of an account, the latest first. */
export function AccountJournal({ of }: { of: Account }) {
  const { journal: words } = useWords(tradeDeskWords)
  const act = useTradeAct('POST /accounts/:customer/notes/', words.added)
  const may = useMay('trade.note')
  const [kind, setKind] = useState<Kind>('note')
  const [text, setText] = useState('')
  const add = async () => {
    const done = await act.run({ params: { customer: of.customer }, body: { kind, text } })
    if (done) setText('')
    return done
  }
  return (
    <Section title={words.title}>
      {may && (
        <div className="acts">
          <ActForm name={words.add} refusal={act.refusal} busy={act.busy} onSubmit={add}>
            <ChoiceField
              name="kind"
              label={words.kind}
              value={kind}
              onValue={(value) => setKind(value as Kind)}
              options={Object.entries(words.kinds).map(([value, name]) => ({ value, text: name }))}
            />
            <AreaField
              name="text"
              label={words.text}
              hint={words.hint}
              rows={3}
              required
              maxLength={2000}
              value={text}
              onValue={setText}
            />
          </ActForm>
        </div>
      )}
      {of.notes.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="rows">
        {of.notes.map(({ id, kind: of, text: said, by, made_at }) => (
          <li key={id}>
            <When at={made_at} short />
            <span className="account-said">{said}</span>
            <span className="quiet">
              {words.kinds[of]} · {by}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
