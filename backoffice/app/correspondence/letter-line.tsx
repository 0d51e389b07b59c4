import { type ReactNode, useState } from 'react'
import { CheckField, ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { letterTouches } from './letter-sender.tsx'
import { letterWords } from './letter-words.ts'
import type { Letter } from './order-letter.tsx'
import { TitlePicker } from './title-picker.tsx'
import { useSaidAct } from './use-act.ts'

type Line = Letter['lines'][number]
type Title = Letter['products'][number]
const tone = { found: 'good', choose: 'wait', unknown: 'bad', unwanted: 'plain' } as const

interface Props {
  letter: Letter
  line: Line
  titles: ReadonlyMap<number, Title>
  mends: boolean
  again: () => void
}

/** A line: what was written, what it means, what that costs and whether it can be had. */
export function LetterLine(props: Props) {
  const { line, titles, mends } = props
  const words = useWords(letterWords)
  const [open, setOpen] = useState(false)
  const title = line.product === null ? null : (titles.get(line.product) ?? null)
  return (
    <li data-out={line.state === 'unwanted' || undefined}>
      <div className="letter-line">
        <b>{line.quantity} ×</b>
        <span className="letter-meant">
          {title ? (
            <>
              {title.title} <small className="quiet">{[title.author, title.ean].filter(Boolean).join(' · ')}</small>
            </>
          ) : (
            <span className="quiet">{line.asked || line.ean}</span>
          )}
          {title && line.asked !== '' && <small className="quiet letter-asked">{words.asked(line.asked)}</small>}
          {line.read_quantity !== null && line.read_quantity !== line.quantity && (
            <small className="quiet">{words.readCopies(line.read_quantity)}</small>
          )}
          {line.reason && line.state !== 'found' && <small>{words.reasons[line.reason]}</small>}
          {line.note !== '' && <small className="letter-note">{line.note}</small>}
        </span>
        <span className="letter-facts">
          <Mark tone={tone[line.state]}>{words.lineStates[line.state]}</Mark>
          {title && <TitleFacts title={title} />}
          {mends && !open && (
            <button
              type="button"
              className="button"
              data-kind="quiet"
              aria-label={words.mendLine(line.line)}
              onClick={() => setOpen(true)}
            >
              {words.mend}
            </button>
          )}
        </span>
      </div>
      {open && <MendForm {...props} title={title} close={() => setOpen(false)} />}
    </li>
  )
}

function TitleFacts({ title: { price, availability } }: { title: Title }): ReactNode {
  const words = useWords(letterWords)
  return (
    <>
      {price !== null && <Money euros={price} />}
      <small className="quiet">{availability.buyable ? words.copiesThere(availability.stock) : words.notSold}</small>
    </>
  )
}

function MendForm({ letter, line, titles, again, title, close }: Props & { title: Title | null; close: () => void }) {
  const words = useWords(letterWords)
  const act = useSaidAct('PUT /order-letters/:letter/lines/:line/', letterTouches, words.mended)
  const [picked, setPicked] = useState<Title | null>(title)
  const [value, setValue] = useState({ quantity: String(line.quantity), wanted: line.wanted, note: line.note })
  const candidates = line.candidates.flatMap((id) => titles.get(id) ?? [])
  const save = async () => {
    const { quantity, wanted, note } = value
    const body = { product: picked?.pk ?? null, quantity: Number(quantity), wanted, note, version: letter.version }
    if (await act.run({ params: { letter: letter.letter, line: line.line }, body })) close()
    else again()
  }
  return (
    <Fields refusal={act.refusal} onSubmit={() => void save()} className="fields letter-mend">
      {act.refusal?.code === 'version.changed' && <p role="status">{words.changed}</p>}
      <p>
        <b>{words.meant}</b> {picked ? `${picked.title} · ${picked.ean}` : words.none}{' '}
        {picked && (
          <button type="button" className="button" data-kind="quiet" onClick={() => setPicked(null)}>
            {words.notThis}
          </button>
        )}
      </p>
      {candidates.length > 0 && (
        <ChoiceField
          name="product"
          label={words.candidates}
          value={picked ? String(picked.pk) : ''}
          onValue={(pk) => setPicked(titles.get(Number(pk)) ?? null)}
          empty={words.choose}
          options={candidates.map(({ pk, title: name, year, format, ean }) => ({
            value: String(pk),
            text: [name, year, format, ean].filter((one) => one !== null && one !== '').join(' · '),
          }))}
        />
      )}
      <TitlePicker label={words.find} onPick={setPicked} />
      <TextField
        name="quantity"
        label={words.copies}
        inputMode="numeric"
        value={value.quantity}
        onValue={(typed) => setValue({ ...value, quantity: typed.replace(/\D/g, '') })}
        maxLength={4}
        required
      />
      <CheckField
        name="wanted"
        label={words.unwanted}
        checked={!value.wanted}
        onChecked={(out) => setValue({ ...value, wanted: !out })}
      />
      <TextField
        name="note"
        label={words.note}
        hint={words.noteHint}
        value={value.note}
        onValue={(note) => setValue({ ...value, note })}
        maxLength={200}
      />
      <div className="act-form-end">
        <Submit busy={act.busy}>{words.save}</Submit>
        <button type="button" className="button" data-kind="quiet" onClick={close}>
          {words.cancel}
        </button>
      </div>
    </Fields>
  )
}
