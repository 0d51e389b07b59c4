import { X } from 'lucide-react'
import { useState } from 'react'
import { shownEuros } from '#kernel/figures.ts'
import { figureIn, figureSent } from '#kernel/read-figures.ts'
import { typedAmount } from '#kernel/typed-figures.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Money, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Entry } from './bank-entry.tsx'
import { bankWords } from './bank-words.ts'
import { bankTouched } from './touched.ts'

interface Part {
  invoice: string
  customer_name: string
  open: number
  /** As it is typed. */
  amount: string
}

/** Cents, since sums of euros drift. */
const centsIn = (typed: string): number => Math.round(figureIn(typed) * 100)

/** The invoices that a movement pays: what is proposed, changed as wanted, booked together. */
export function BookParts({ entry }: { entry: Entry }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const act = useAct('POST /bank/entries/:entry/book/', bankTouched)
  const tell = useNotice()
  const [parts, setParts] = useState<readonly Part[]>(() =>
    (entry.proposal?.parts ?? []).map((part) => ({ ...part, amount: typedAmount(part.amount, language) })),
  )
  if (!useMay('bank.book')) return null
  const left = Math.round(entry.open * 100) - parts.reduce((sum, { amount }) => sum + (centsIn(amount) || 0), 0)
  const whyNot =
    entry.acts.book !== null
      ? (words.reasons[entry.acts.book] ?? '')
      : parts.length === 0
        ? words.noneChosen
        : left < 0
          ? words.tooMuch
          : null
  const others = entry.candidates.filter(({ invoice }) => !parts.some((part) => part.invoice === invoice))
  const add = (number: string) => {
    const found = others.find(({ invoice }) => invoice === number)
    if (found) setParts([...parts, { ...found, amount: typedAmount(Math.min(found.open, Math.max(0, left / 100)), language) }])
  }
  const book = () => {
    if (whyNot !== null) return
    const body = { parts: parts.map(({ invoice, amount }) => ({ invoice, amount: figureSent(amount) })) }
    act.mutate({ params: { entry: entry.entry }, body }, { onSuccess: () => tell({ text: words.booked }) })
  }
  return (
    <Section title={words.pays}>
      <Fields refusal={act.error} onSubmit={book}>
        <ul className="bank-parts">
          {parts.map((part, index) => (
            <li key={part.invoice}>
              <span>
                <strong>{part.invoice}</strong>
                <br />
                {part.customer_name}
                <br />
                <span className="quiet">
                  {words.openOf} <Money euros={part.open} />
                </span>
              </span>
              <TextField
                name={`parts.${index}.amount`}
                label={words.amountOf(part.invoice)}
                inputMode="decimal"
                value={part.amount}
                onValue={(amount) => setParts(parts.map((one) => (one.invoice === part.invoice ? { ...one, amount } : one)))}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={words.remove(part.invoice)}
                title={words.remove(part.invoice)}
                onClick={() => setParts(parts.filter(({ invoice }) => invoice !== part.invoice))}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <ChoiceField
            name="add"
            label={words.add}
            value=""
            onValue={add}
            empty={words.choose}
            options={others.map(({ invoice, customer_name, open, due }) => ({
              value: invoice,
              text: `${invoice} · ${customer_name} · ${shownEuros(open, language)} · ${words.due} ${due.split('-').toReversed().join('/')}`,
            }))}
          />
        )}
        <p className="bank-left" role="status">
          {whyNot ?? (
            <>
              {words.over}: <Money euros={left / 100} />
            </>
          )}
        </p>
        <Submit busy={act.isPending} disabled={whyNot !== null}>
          {words.book}
        </Submit>
      </Fields>
    </Section>
  )
}
