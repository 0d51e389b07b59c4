import { Link, useNavigate, useParams } from 'react-router'
import { fillIn } from '#kernel/fill-in.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { ListBox, oneNumber } from '../kit/chosen-box.tsx'
import { backTo } from '../kit/detail-pane.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { TargetBox } from './boxes.tsx'
import { type Block, slots } from './home-slots.ts'
import { OccasionBox, occasion } from './occasion-box.tsx'
import { useOfShop } from './of-shop.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const touched = ['GET /home-blocks/', 'GET /texts/']

const fieldsOf = (words: Words, fresh: boolean): RecordField[] => [
  ...(fresh
    ? [
        {
          as: 'choice',
          name: 'slot',
          label: words.home.slot,
          options: slots.map((value) => ({ value, text: words.home.slots[value] })),
        } as const,
      ]
    : []),
  { as: 'texts', name: 'title', within: 'texts', label: words.home.blockTitle, fits: 48 },
  { as: 'texts', name: 'body', within: 'texts', label: words.home.body, rows: 3, fits: 160 },
  { as: 'texts', name: 'call', within: 'texts', label: words.home.call, fits: 24 },
  { as: 'own', name: 'url', label: words.targets.leads, box: TargetBox, required: true },
  { as: 'own', name: 'lot', label: words.home.list, box: ListBox, ...oneNumber },
  { as: 'choice', name: 'theme', label: words.theme, options: themeOptions(words) },
  { as: 'own', name: 'with', label: words.home.with, hint: words.home.withHint, box: OccasionBox, ...occasion },
  { as: 'day', name: 'from', label: words.home.from },
  { as: 'day', name: 'until', label: words.home.until },
  { as: 'check', name: 'active', label: words.home.active },
]

/** A block of the home page: where it leads, what it shows and says, and on which days. */
export function Screen() {
  const { block: id = '' } = useParams()
  const words = useWords(editorWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const may = useMay('content.change')
  const ofShop = useOfShop()
  const read = useCall('GET /home-blocks/', ofShop)
  const block = read.data?.items.find((one) => String(one.id) === id)
  return (
    <RecordPane
      list="/home-page"
      row={id}
      title={
        fresh
          ? words.home.new
          : fillIn(block?.texts[language].title || block?.texts.es.title || '', language, read.data?.facts ?? {})
      }
      fields={fieldsOf(words, fresh)}
      blank={{ slot: 'banner', theme: 'tiling', active: true }}
      read={{ ...read, data: block }}
      post="POST /home-blocks/"
      put="PUT /home-blocks/:block/"
      param="block"
      given={ofShop}
      touches={touched}
      may={may}
    >
      {block && <Around block={block} may={may} />}
    </RecordPane>
  )
}

/** The way to its words in three languages, and what takes it away. */
function Around({ block, may }: { block: Block; may: boolean }) {
  const { home: words, ...both } = useWords(editorWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const tell = useNotice()
  const remove = useAct('DELETE /home-blocks/:block/', touched)
  const add = useAct('POST /home-blocks/', touched)
  const ofShop = useOfShop()
  const { query } = useAddress()
  const { id, position: _position, version: _version, occasion, ...again } = block
  const takeAway = () =>
    remove.mutate(
      { ...ofShop, params: { block: id } },
      {
        onSuccess: () => {
          tell({ text: words.removed, undo: () => add.mutate({ ...ofShop, body: again }) })
          void navigate(`/home-page${query}`)
        },
        onError: ({ message }) => tell({ text: message, kind: 'fault' }),
      },
    )
  return (
    <div className="detail-acts">
      <Link className="button" data-kind="quiet" to={`/translate/home-block/${id}/es`}>
        {both.toTexts}
      </Link>
      {occasion && (
        <Link className="button" data-kind="quiet" to={`/${occasion.opens}`} state={backTo(`/home-page/${id}${query}`)}>
          {words.toOccasion(occasion.name[language] || occasion.name.es)}
        </Link>
      )}
      {may && (
        <ActButton kind="grave" busy={remove.isPending} onAct={takeAway}>
          {words.remove}
        </ActButton>
      )}
    </div>
  )
}
