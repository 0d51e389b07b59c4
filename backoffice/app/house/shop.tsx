import { Link, useNavigate, useParams } from 'react-router'
import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { formOf, keptShopFields, newShopFields, sentOf } from './shop-fields.ts'
import { houseWords } from './words.ts'

type Shop = Answer<'GET /storefronts/:storefront/'>
const touched = ['GET /storefronts/', 'GET /storefronts/:storefront/']

/** A shop beside the main one: what it says of itself, what it lacks, opened and closed. */
export function Screen() {
  const { shop = '' } = useParams()
  return shop === 'new' ? <NewShop /> : <Kept store={shop} />
}

function NewShop() {
  const words = useWords(houseWords)
  const navigate = useNavigate()
  const make = useAct('PUT /storefronts/:storefront/', touched)
  const save = async (body: Record<string, unknown>) => {
    const store = String(body['store']).trim().toUpperCase()
    await make.submit({ params: { storefront: store }, body: sentOf(body) })
    void navigate(`/shops/${store}`)
  }
  return (
    <DetailPane title={words.shops.new} list="/shops" row="new">
      <RecordForm
        name="new shop"
        fields={newShopFields(words)}
        record={{ mark: 'star', languages }}
        save={save}
        refusal={make.error}
        busy={make.isPending}
        submit={words.shops.create}
      />
    </DetailPane>
  )
}

function Kept({ store }: { store: string }) {
  const words = useWords(houseWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const tell = useNotice()
  const { data, error, refetch } = useCall('GET /storefronts/:storefront/', { params: { storefront: store } })
  const change = useAct('PUT /storefronts/:storefront/', touched)
  const save = async (body: Record<string, unknown>) => {
    await change.submit({ params: { storefront: store }, body: sentOf(body, data?.settings) })
    tell({ text: kit.saved })
  }
  return (
    <DetailPane
      title={data?.settings.name[language] ?? store}
      list="/shops"
      row={store}
      head={data && <Mark tone={data.opened_at ? 'good' : 'wait'}>{data.opened_at ? words.shops.open : words.shops.closed}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Opening shop={data} />
          <RecordForm
            name={`shop ${store}`}
            fields={keptShopFields(words, data)}
            record={formOf(data)}
            save={save}
            refusal={change.error}
            busy={change.isPending}
          />
        </>
      )}
    </DetailPane>
  )
}

function Opening({ shop }: { shop: Shop }) {
  const { shops: words } = useWords(houseWords)
  const tell = useNotice()
  const open = useAct('POST /storefronts/:storefront/open/', touched)
  const close = useAct('POST /storefronts/:storefront/close/', touched)
  const mayMake = useMay('title.change')
  const mayWrite = useMay('text.read')
  const params = { storefront: shop.store }
  const sentences = {
    'storefront.not_ready': words.notReady,
    'storefront.open_already': words.already,
    'storefront.not_open': words.notOpen,
  }
  const why = (code: keyof typeof sentences | null) => code && sentences[code]
  return (
    <Section title={words.checks}>
      <ul>
        {shop.checks.map(({ check, done, needed }) => (
          <li key={check}>
            {words.check[check]} <Mark tone={done ? 'good' : needed ? 'bad' : 'wait'}>{done ? words.done : words.missing}</Mark>{' '}
            {needed && !done && words.needed}
            {check === 'titles' && !done && mayMake && (
              <>
                {' '}
                <Link to={`/titles/new?shop=${shop.store}`}>{words.makeTitle}</Link>
              </>
            )}
            {check === 'conditions' && !done && mayWrite && (
              <>
                {' '}
                <Link to={`/translate/page/${encodeURIComponent(`${shop.store}:purchase-conditions`)}/es`}>
                  {words.writeThem}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="acts">
        <ActButton
          kind="main"
          busy={open.isPending}
          whyNot={why(shop.acts.open)}
          onAct={() => open.mutate({ params }, { onSuccess: () => tell({ text: words.opened }) })}
        >
          {words.doOpen}
        </ActButton>
        <ActButton
          kind="grave"
          busy={close.isPending}
          whyNot={why(shop.acts.close)}
          onAct={() => close.mutate({ params }, { onSuccess: () => tell({ text: words.closedNow }) })}
        >
          {words.doClose}
        </ActButton>
      </div>
    </Section>
  )
}
