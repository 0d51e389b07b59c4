import { today } from '#kernel/days.ts'
import './editor.css'
import { useParams } from 'react-router'
import { fillIn } from '#kernel/fill-in.ts'
import { queries, useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useAddress } from '../kit/address.ts'
import { Arranged } from '../kit/arranged.tsx'
import type { ArrangedPlace } from '../kit/arranged-places.ts'
import { Failed } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Arranging } from './arranging.tsx'
import { type Block, daysOf, slots, standingOf, tones } from './home-slots.ts'
import { ChooseShop, useOfShop } from './of-shop.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

/** Blocks of a shop's home page, slot by slot, in the order in which visitors see them. */
export function Screen() {
  const words = useWords(editorWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const { query } = useAddress()
  const { block: open } = useParams()
  const may = useMay('content.change')
  const tell = useNotice()
  const ofShop = useOfShop()
  const read = useCall('GET /home-blocks/', ofShop)
  const arrange = useAct('POST /home-blocks/order/')
  const { items: blocks = [], facts = {} } = read.data ?? {}
  const put = (slot: Block['slot'], row: { id: number }, { before }: ArrangedPlace) => {
    const others = blocks.filter((one) => one.slot === slot && one.id !== row.id).map(({ id }) => id)
    const at = before === null ? others.length : others.indexOf(before)
    const order = [...others.slice(0, at), row.id, ...others.slice(at)]
    arrange.mutate(
      { ...ofShop, body: { slot, blocks: order } },
      {
        onSuccess: (answer) => queries.setQueryData(['GET /home-blocks/', ofShop], answer),
        onError: ({ message }) => tell({ text: message, kind: 'fault' }),
      },
    )
  }
  return (
    <Arranging
      title={words.home.title}
      tools={
        <>
          <ChooseShop />
          {!ofShop.query && (
            <a className="button" data-kind="quiet" href={`/${language}`} target="_blank" rel="noreferrer">
              {words.home.see}
            </a>
          )}
          {may && <NewLink to="/home-page/new">{words.home.new}</NewLink>}
        </>
      }
    >
      {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      {may && <p className="quiet">{kit.arranged.keys}</p>}
      {slots.map((slot) => (
        <Section key={slot} title={words.home.slots[slot]}>
          <Arranged
            rows={blocks
              .filter((block) => block.slot === slot)
              .map((block) => ({
                id: block.id,
                parent: null,
                name: fillIn(block.texts[language].title || block.texts.es.title, language, facts),
                block,
              }))}
            may={may}
            to={({ id }) => `/home-page/${id}${query}`}
            open={open}
            show={({ block }) => <Days block={block} words={words} />}
            onPut={(row, place) => put(slot, row, place)}
          />
        </Section>
      ))}
    </Arranging>
  )
}

const shownDay = (day: string) => day.split('-').toReversed().join('/')

function Days({ block, words }: { block: Block; words: Words }) {
  const language = useLanguage()
  const standing = standingOf(block, today())
  const { from, until } = daysOf(block)
  const { occasion } = block
  return (
    <>
      <Mark tone={tones[standing]}>{words.home.standing[standing]}</Mark>
      {occasion && <span className="quiet">{words.home.withOccasion(occasion.name[language] || occasion.name.es)}</span>}
      {standing !== 'off' && (from ?? until) !== null && (
        <span className="quiet">{words.home.between(from && shownDay(from), until && shownDay(until))}</span>
      )}
    </>
  )
}
