import { Link, useParams } from 'react-router'
import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { backTo, DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useShopName } from '../kit/shops.ts'
import { Facts, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { PageState, Said } from './page-marks.tsx'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

type Page = Answer<'GET /content-pages/:page/'>
const touched = ['GET /content-pages/', 'GET /content-pages/:page/', 'GET /texts/']
const pathOf = (page: string) => `/pages/${encodeURIComponent(page)}`

const fieldsOf = ({ pages: words }: Words, own: boolean): RecordField[] => [
  ...(own ? [{ as: 'texts', name: 'addresses', label: words.address, hint: words.addressHint } as const] : []),
  { as: 'figure', name: 'position', label: words.position, hint: words.positionHint },
]

/** A content page: where it stands, how complete it is, what leads there. Its words stand at the desk of the three languages. */
export function Screen() {
  const { page: name = '' } = useParams()
  const words = useWords(editorWords)
  const { data, error, refetch } = useCall('GET /content-pages/:page/', { params: { page: name } })
  return (
    <DetailPane title={data?.title ?? ''} list="/pages" row={name} head={data && <Acts page={data} />}>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && <Standing page={data} />}
      {data && <Place key={data.version} page={data} words={words} />}
      {data && <LedFrom page={data} />}
    </DetailPane>
  )
}

function Acts({ page: { page, state, own_address, address, version: _ } }: { page: Page }) {
  const { pages: words, toTexts } = useWords(editorWords)
  const language = useLanguage()
  const tell = useNotice()
  const may = useMay('content.change')
  const mayTexts = useMay('text.read')
  const set = useAct('POST /content-pages/:page/show/', touched)
  const onError = ({ message }: { message: string }) => tell({ text: message, kind: 'fault' })
  const show = (shown: boolean, text: string, undo?: () => void) =>
    set.mutate({ params: { page }, body: { shown } }, { onError, onSuccess: () => tell({ text, ...(undo && { undo }) }) })
  const withheld = state === 'withheld'
  const href = address[language] ?? address.es
  return (
    <>
      {may && withheld && (
        <ActButton kind="main" busy={set.isPending} onAct={() => show(true, words.nowShown)}>
          {words.show}
        </ActButton>
      )}
      {may && !withheld && (
        <ActButton
          busy={set.isPending}
          whyNot={own_address ? null : words.program}
          onAct={() => show(false, words.takenDown, () => show(true, words.nowShown))}
        >
          {words.takeDown}
        </ActButton>
      )}
      {mayTexts && (
        <Link
          className="button"
          data-kind="quiet"
          to={`/translate/page/${encodeURIComponent(page)}/es`}
          state={backTo(pathOf(page))}
        >
          {toTexts}
        </Link>
      )}
      {!withheld && href && (
        <a className="button" data-kind="quiet" href={href} target="_blank" rel="noreferrer">
          {words.see}
        </a>
      )}
    </>
  )
}

function Standing({ page }: { page: Page }) {
  const { pages: words } = useWords(editorWords)
  const { languages: names } = useWords(frameWords)
  const shopName = useShopName()
  return (
    <Facts
      of={[
        [words.columns.state, <PageState key="state" state={page.state} words={words} />],
        [words.columns.said, <Said key="said" of={page} words={words} names={names} />],
        [words.columns.shop, shopName(page.storefront)],
        ...languages.map(
          (language) =>
            [names[language], page.address[language] && <span className="page-address">{page.address[language]}</span>] as const,
        ),
        [words.columns.changed, <When key="changed" at={page.changed_at} />],
      ]}
    />
  )
}

function Place({ page, words }: { page: Page; words: Words }) {
  const may = useMay('content.change')
  const { kit } = useWords(frameWords)
  const tell = useNotice()
  const move = useAct('PUT /content-pages/:page/', touched)
  if (!may) return null
  return (
    <Section title={words.pages.where}>
      {!page.own_address && <p className="quiet">{words.pages.program}</p>}
      <RecordForm
        name={`page ${page.page}`}
        fields={fieldsOf(words, page.own_address)}
        record={page}
        save={async (body) => {
          await move.mutateAsync({ params: { page: page.page }, body: { addresses: null, ...body } } as never)
          tell({ text: kit.saved })
        }}
        refusal={move.error}
        busy={move.isPending}
      />
    </Section>
  )
}

/** Where a record is changed that leads somewhere: entries and blocks at their own desks, texts at that of the three languages. */
const desks: Record<string, string> = { 'menu-entry': 'menu', 'home-block': 'home-page', activity: 'agenda', partner: 'partners' }
const toRecord = ({ kind, record }: Page['led_from'][number]) =>
  desks[kind] ? `/${desks[kind]}/${record}` : `/translate/${kind}/${encodeURIComponent(record)}/es`

function LedFrom({ page }: { page: Page }) {
  const { pages: words } = useWords(editorWords)
  const { languages: names } = useWords(frameWords)
  const beside = page.position !== null
  return (
    <Section title={words.from}>
      {beside && <p>{words.fromBeside}</p>}
      {!beside && page.led_from.length === 0 && <p className="quiet">{words.fromNothing}</p>}
      {page.led_from.length > 0 && (
        <ul className="page-leads">
          {page.led_from.map((from) => (
            <li key={`${from.kind} ${from.record}`}>
              <Link to={toRecord(from)} state={backTo(pathOf(page.page))} lang="es">
                {from.name}
              </Link>{' '}
              <span className="quiet">
                {[words.kinds[from.kind] ?? from.kind, ...from.languages.map((language) => names[language])].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {page.read_at && (
        <p className="quiet">
          {words.readAt} <When at={page.read_at} />
        </p>
      )}
    </Section>
  )
}
