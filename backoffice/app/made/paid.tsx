import type { Answer } from '../api/calls.ts'
import { TextField } from '../kit/form.tsx'
import './made.css'
import { useWords } from '../words/dictionary.ts'
import { madeWords } from './words.ts'

export const ways = ['collection', 'deposit_till', 'deposit_link', 'link', 'account'] as const
export type Way = (typeof ways)[number]

export interface Paid {
  pays: Way
  deposit: string
  receipt: string
}

/** How it is paid; what cannot be paid so stays in its place and says why. */
export function PaidFields({
  paid,
  setPaid,
  whyNot,
}: {
  paid: Paid
  setPaid: (paid: Paid) => void
  whyNot: Answer<'POST /made-orders/reckon/'>['pays'] | undefined
}) {
  const { paid: words } = useWords(madeWords)
  const set = (change: Partial<Paid>) => setPaid({ ...paid, ...change })
  return (
    <>
      <fieldset className="made-choice" aria-label={words.title}>
        {ways.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="pays"
              checked={paid.pays === way}
              disabled={Boolean(whyNot?.[way])}
              onChange={() => set({ pays: way })}
            />
            <span>
              {words.ways[way]} <small className="quiet">{whyNot?.[way] ?? words.hints[way]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {paid.pays.startsWith('deposit') && (
        <div className="made-three">
          <TextField
            name="deposit"
            label={words.deposit}
            inputMode="decimal"
            value={paid.deposit}
            onValue={(deposit) => set({ deposit })}
            required
          />
          {paid.pays === 'deposit_till' && (
            <TextField
              name="till_receipt"
              label={words.receipt}
              value={paid.receipt}
              onValue={(receipt) => set({ receipt })}
              required
            />
          )}
        </div>
      )}
    </>
  )
}
