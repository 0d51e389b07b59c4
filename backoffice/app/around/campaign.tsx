import { useParams } from 'react-router'
import { languages } from '#kernel/language.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Facts, Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { campaignTone, stateOf } from './campaigns.tsx'
import { monthDay } from './season.ts'
import { aroundWords } from './words.ts'

/** A campaign as visitors read it, in three languages. */
export function Screen() {
  const { campaign: key = '' } = useParams()
  const language = useLanguage()
  const { values } = useAddress()
  const { campaigns: words } = useWords(aroundWords)
  const row = useList('GET /gifts/campaigns/', values).rows.find((one) => one.key === key)
  const categories = useList('GET /gifts/categories/', {}).rows
  const nameOf = (category: string) => categories.find((one) => one.key === category)?.titles[language] ?? category
  if (!row) return null
  return (
    <DetailPane
      title={row.titles[language]}
      list="/campaigns"
      row={key}
      head={<Mark tone={campaignTone[stateOf(row)]}>{words.states[stateOf(row)]}</Mark>}
    >
      <Facts
        of={[
          [words.columns.season, words.season(monthDay(row.from_day), monthDay(row.to_day))],
          [words.columns.address, row.addresses?.[language]],
          [words.categories, row.category_keys.map(nameOf).join(' · ') || words.every],
        ]}
      />
      <Section title={words.texts}>
        {languages.map((each) => (
          <p key={each} lang={each}>
            <strong>{row.titles[each]}</strong> {row.texts[each]}
          </p>
        ))}
      </Section>
    </DetailPane>
  )
}
