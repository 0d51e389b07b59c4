import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { TextField } from '../kit/form.tsx'
import { shownAt } from '../kit/madrid.ts'
import { type BoxProps, parted, type RecordDraft } from '../kit/record-fields.ts'
import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { FoundGifts, Ranges } from './found-gifts.tsx'
import { typedDay } from './season.ts'
import { aroundWords } from './words.ts'

/** What of a form decides what visitors see; null while its days are half typed. */
function typedOf(draft: RecordDraft) {
  const [from_day, to_day] = [typedDay(String(draft['from_day'])), typedDay(String(draft['to_day']))]
  const position = Number(draft['position'])
  if (![from_day, to_day].every((day) => /^\d\d-\d\d$/.test(day)) || !Number.isInteger(position)) return null
  return { from_day, to_day, active: draft['active'] === true, position, category_keys: parted(String(draft['category_keys'])) }
}

/** A visitor's way through a campaign as its form has it: whether they see it on a day, and the gifts they come upon. Keeps nothing. */
export function CampaignTrial({ label, draft = {} }: BoxProps) {
  const { campaign: key = '' } = useParams()
  const { campaigns: words } = useWords(aroundWords)
  const [on, setOn] = useState(() => shownAt(new Date()).slice(0, 10))
  const typed = typedOf(draft)
  const { data } = useCall(
    'POST /gifts/campaigns/:key/trial/',
    { params: { key: key === 'new' ? 'new-campaign' : key }, body: { ...typed!, on } },
    { enabled: typed !== null && on !== '', placeholderData: keepPreviousData },
  )
  return (
    <Section title={label}>
      <p className="quiet">{words.tryText}</p>
      <TextField name="trial.on" label={words.on} type="date" value={on} onValue={setOn} />
      {data && (
        <>
          <p role="status">
            <strong>{words.standing[data.standing]}</strong>{' '}
            {data.standing !== 'shown' && (data.first === null ? words.nobody : `${words.seen}: ${data.first}.`)}
          </p>
          <FoundGifts of={data.categories} />
          <Ranges of={data.ranges} />
        </>
      )}
    </Section>
  )
}
