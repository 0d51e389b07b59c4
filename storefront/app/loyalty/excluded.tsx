import './loyalty.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { Exclusions } from '#modules/buying/partners/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { useLoyalty } from './loyalty-words.ts'

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext).get(Exclusions, '/promotions/excluded/')

/** Products and days to which promotions do not apply (M-15). */
export default function Excluded() {
  const { items } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const loyalty = useLoyalty()
  const groups = [
    { kind: 'products', title: loyalty.excludedProducts },
    { kind: 'dates', title: loyalty.excludedDates },
  ] as const
  return (
    <div className="page content-page">
      <Title text={loyalty.excluded} />
      <Description text={loyalty.excludedLead} />
      <Breadcrumbs crumbs={[{ name: loyalty.promotions, to: pathTo('promotions', language) }, { name: loyalty.excluded }]} />
      <h1>{loyalty.excluded}</h1>
      <p className="lead">{loyalty.excludedLead}</p>
      <div className="prose excluded-list">
        {groups.map(({ kind, title }) => {
          const these = items.filter((item) => item.kind === kind)
          if (these.length === 0) return null
          return (
            <section key={kind}>
              <h2>{title}</h2>
              {these.map(({ name, text, first_day, last_day }) => (
                <div key={name}>
                  <h3>{name}</h3>
                  {first_day && last_day && (
                    <p className="quiet">
                      {loyalty.days({ first: shownDay(first_day as Day), last: shownDay(last_day as Day) })}
                    </p>
                  )}
                  <p>{text}</p>
                </div>
              ))}
            </section>
          )
        })}
        <p className="message">{loyalty.excludedNote}</p>
      </div>
    </div>
  )
}
