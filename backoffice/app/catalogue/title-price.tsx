import { useEffect, useState } from 'react'
import { shownCents } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { CheckField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Facts, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Cents, centsOf } from './shown.tsx'
import type { Title } from './title-form.ts'
import { titleRead } from './title-read.ts'
import { catalogueWords } from './words.ts'

type Check = Answer<'POST /titles/:title/prices/check/'>

const empty = { price: '', former: '', from: '', until: '', far: false }
const afterTyping = 300

/** The price now, those to come and those of before; a new one is judged by the law while it is typed. */
export function TitlePrice({ title }: { title: Title }) {
  const { title: all, price: words } = useWords(catalogueWords)
  const may = useMay('title.price')
  const callOff = useAct('DELETE /titles/:title/prices/:price/')
  return (
    <Section title={all.sections.price}>
      <Facts
        of={[
          [words.now, <Cents key="now" of={title.price_cents} />],
          [words.struck, title.struck_cents === null ? null : <Cents key="struck" of={title.struck_cents} />],
        ]}
      />
      {title.planned.length > 0 && (
        <table className="lines">
          <caption>{words.planned}</caption>
          <tbody>
            {title.planned.map(({ id, from_day, price_cents, by }) => (
              <tr key={id}>
                <td>
                  <Day day={from_day} /> <span className="quiet">{by}</span>
                </td>
                <td data-figure>
                  <Cents of={price_cents} />
                </td>
                <td data-figure>
                  {may && (
                    <button
                      type="button"
                      className="button"
                      data-kind="quiet"
                      onClick={() => callOff.mutate({ params: { title: title.id, price: id } }, { onSuccess: titleRead })}
                    >
                      {words.callOff}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {may && <NewPrice title={title} />}
      {title.prices.length > 1 && (
        <details>
          <summary>{words.before}</summary>
          <ol className="timeline">
            {title.prices.map(({ price_cents, from }) => (
              <li key={from + String(price_cents)}>
                <When at={from} />
                <Cents of={price_cents} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </Section>
  )
}

function NewPrice({ title }: { title: Title }) {
  const { price: words } = useWords(catalogueWords)
  const language = useLanguage()
  const notice = useNotice()
  const [typed, setTyped] = useState(empty)
  const [check, setCheck] = useState<Check | null>(null)
  const act = useAct('POST /titles/:title/prices/', ['GET /titles/'])
  const price = centsOf(typed.price)
  const former = typed.former.trim() === '' ? null : centsOf(typed.former)
  const asked = price !== null && {
    price_cents: price,
    former_price_cents: former,
    far: typed.far,
    ...(typed.from && { from_day: typed.from }),
    ...(typed.until && { until_day: typed.until }),
  }
  const question = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another question alone
  useEffect(() => {
    setCheck(null)
    if (!asked) return
    const ending = new AbortController()
    const soon = setTimeout(() => {
      call('POST /titles/:title/prices/check/', { params: { title: title.id }, body: asked }, { signal: ending.signal }).then(
        setCheck,
        () => {},
      )
    }, afterTyping)
    return () => {
      clearTimeout(soon)
      ending.abort()
    }
  }, [question])
  const set = (name: keyof typeof empty) => (value: string) => setTyped((before) => ({ ...before, [name]: value }))
  const submit = () =>
    asked &&
    act.mutate(
      { params: { title: title.id }, body: { ...asked, version: title.version } },
      {
        onSuccess: (answer) => {
          titleRead(answer)
          setTyped(empty)
          notice({ text: words.done })
        },
      },
    )
  return (
    <Fields refusal={act.error} onSubmit={submit}>
      <div className="facts-form">
        <TextField
          name="price_cents"
          label={words.price}
          value={typed.price}
          onValue={set('price')}
          inputMode="decimal"
          hint={typed.price !== '' && price === null && words.unreadable}
        />
        <TextField
          name="former_price_cents"
          label={words.former}
          value={typed.former}
          onValue={set('former')}
          inputMode="decimal"
        />
        <TextField name="from_day" label={words.from} type="date" value={typed.from} onValue={set('from')} />
        <TextField name="until_day" label={words.until} type="date" value={typed.until} onValue={set('until')} />
      </div>
      <p role="status" className={check?.problem ? 'fault' : 'quiet'} hidden={!check}>
        {check &&
          [
            check.sentence,
            !check.problem && check.least_cents !== null && words.least(shownCents(check.least_cents, language)),
            check.struck_cents !== null && words.wouldStrike(shownCents(check.struck_cents, language)),
            check.far && words.far,
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
      {price !== null && price * 10 < (title.price_cents ?? 0) && (
        <CheckField
          name="far"
          label={words.confirm}
          checked={typed.far}
          onChecked={(far) => setTyped((before) => ({ ...before, far }))}
        />
      )}
      <Submit busy={act.isPending} disabled={!asked || Boolean(check?.problem)}>
        {words.set}
      </Submit>
    </Fields>
  )
}
