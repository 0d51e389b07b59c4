import { useParams } from 'react-router'
import { useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { GoesWith } from '../kit/goes-with.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { Mark } from '../kit/shown.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { campaignTone, stateOf } from './campaign-states.ts'
import { CampaignTrial } from './campaign-trial.tsx'
import { KeyedPane } from './keyed-pane.tsx'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'
import { YearlyDay, yearly } from './yearly-day.tsx'

const fieldsOf = (words: Words, categories: readonly { value: string; text: string }[]): RecordField[] => {
  const { campaigns } = words
  return [
    { as: 'texts', name: 'titles', label: campaigns.name, fits: 48 },
    { as: 'texts', name: 'texts', label: campaigns.text, rows: 3, fits: 300 },
    { as: 'own', name: 'from_day', label: campaigns.from, hint: campaigns.dayHint, box: YearlyDay, ...yearly, required: true },
    { as: 'own', name: 'to_day', label: campaigns.to, hint: campaigns.dayHint, box: YearlyDay, ...yearly, required: true },
    { as: 'check', name: 'active', label: campaigns.active },
    { as: 'figure', name: 'position', label: campaigns.position, hint: campaigns.positionHint, required: true },
    { as: 'choice', name: 'theme', label: campaigns.theme, options: themeOptions(words) },
    { as: 'several', name: 'category_keys', label: campaigns.chosen, options: categories },
    { as: 'texts', name: 'addresses', label: campaigns.address, orNull: true },
  ]
}

const blank = { active: true, position: 1, theme: 'neutral', from_day: '11-20', to_day: '01-06', category_keys: [] }

/** A gift campaign: its words, its season, its categories; tried as it is written, before it is saved. */
export function Screen() {
  const { campaign: key = '' } = useParams()
  const language = useLanguage()
  const { values } = useAddress()
  const words = useWords(aroundWords)
  const may = useMay('gift.change')
  const rows = useList('GET /gifts/campaigns/', values).rows
  const categories = useList('GET /gifts/categories/', {}).rows.map((one) => ({ value: one.key, text: one.titles[language] }))
  const row = rows.find((one) => one.key === key)
  const { campaigns } = words
  return (
    <KeyedPane
      list="/campaigns"
      row={key}
      title={row?.titles[language] ?? campaigns.new}
      head={row && <Mark tone={campaignTone[stateOf(row)]}>{campaigns.states[stateOf(row)]}</Mark>}
      keyField={{ as: 'text', name: 'key', label: campaigns.key, hint: campaigns.keyHint, required: true }}
      fields={fieldsOf(words, categories)}
      record={key === 'new' ? blank : row}
      put="PUT /gifts/campaigns/:key/"
      touches={['GET /gifts/campaigns/', 'GET /texts/']}
      may={may}
      trial={{ as: 'own', name: 'trial', label: campaigns.tryIt, box: CampaignTrial, read: () => undefined }}
    >
      {row && <GoesWith kind="campaign" occasion={row.id} at={`/campaigns/${key}`} />}
    </KeyedPane>
  )
}
