import { useState } from 'react'
import { figureSent } from '#kernel/read-figures.ts'
import { useAct } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

const orNothing = (typed: string) => (typed.trim() === '' ? 0 : figureSent(typed))

/** What the till sold to who showed this card: points that pay part of it, and those that it brings. */
export function PointsAtTill({ card, points }: { card: string; points: number }) {
  const { card: words } = useWords(counterWords)
  const notice = useNotice()
  const take = useAct('POST /scan/cards/:card/points/', ['POST /scan/'])
  const [receipt, setReceipt] = useState('')
  const [objects, setObjects] = useState('')
  const [books, setBooks] = useState('')
  const [spent, setSpent] = useState('')
  return (
    <section className="counter-parcel">
      <h3>{words.atTill}</h3>
      <Fields
        refusal={take.error}
        onSubmit={() =>
          take.mutate(
            {
              params: { card },
              body: { receipt, objects: orNothing(objects), books: orNothing(books), points: orNothing(spent) },
            },
            {
              onSuccess: (done) => {
                notice({ text: words.noted(done) })
                for (const clear of [setReceipt, setObjects, setBooks, setSpent]) clear('')
              },
            },
          )
        }
        className="counter-acts"
      >
        <TextField name="receipt" label={words.receipt} value={receipt} onValue={setReceipt} maxLength={40} required />
        <TextField name="objects" label={words.objects} inputMode="decimal" value={objects} onValue={setObjects} />
        <TextField name="books" label={words.books} inputMode="decimal" value={books} onValue={setBooks} />
        {points > 0 && (
          <TextField name="points" label={words.spend(points)} inputMode="numeric" value={spent} onValue={setSpent} />
        )}
        <Submit busy={take.isPending}>{words.note}</Submit>
      </Fields>
    </section>
  )
}
