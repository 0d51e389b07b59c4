import './gifts.css'
import { Link } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { shortDay } from '#kernel/shown-time.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { giftWords } from './gift-words.ts'
import type { CampaignPage } from './load-campaign.ts'

/** A gift campaign: its season, whom and for how much to give, and the quizzes for who does not know yet. */
export function CampaignScreen({ page: { current, categories, ranges, quizzes } }: { page: CampaignPage }) {
  const language = useLanguage()
  const gifts = giftWords[useLanguage()]
  const title = current?.title ?? gifts.searchTitle
  const search = pathTo('giftbetter-search', language)
  const [from, to] = (current?.season ?? []).map((day) => shortDay(`2000-${day}`, language))
  return (
    <>
      <div className="page list">
        <Title text={title} />
        <Description text={current?.text ?? gifts.free} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <div className="gift-head">
          <header className="list-head">
            {from && to && <p className="gift-season">{gifts.season({ from, to })}</p>}
            <h1>{title}</h1>
            {current && <p className="lead">{current.text}</p>}
            <p className="gift-free">{gifts.free}</p>
          </header>
          {current && <PictureView picture={{ ...current.art, alt: '' }} sizes="(min-width: 992px) 45vw, 92vw" eager />}
        </div>
        <nav className="gift-filter" aria-labelledby="gift-ranges">
          <h2 id="gift-ranges">{gifts.ranges}</h2>
          <ul className="gift-pills">
            {ranges.map(({ under, count }) => (
              <li key={under}>
                <Link className="pill" to={`${search}?under=${under}`}>
                  {gifts.under({ euros: under })} <span className="pill-count">{shownNumber(count, language)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className="gift-people" aria-labelledby="gift-categories">
          <div className="strip-head">
            <h2 id="gift-categories">{gifts.categories}</h2>
            <Link className="more-link" to={search}>
              {gifts.seeAll}
            </Link>
          </div>
          <ul className="gift-tiles">
            {categories.map(({ id, slug, title: name, count, art }) => (
              <li key={id}>
                <Link className="tile tile-below" to={pathTo('giftbetter-list', language, { id, slug })}>
                  <PictureView picture={{ ...art, alt: '' }} sizes="(min-width: 768px) 30vw, 46vw" />
                  <span className="tile-label">
                    <span className="tile-title">{name}</span>
                    <span className="tile-text">{gifts.pieces({ count, shown: shownNumber(count, language) })}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="strip" aria-labelledby="gift-undecided">
          <div className="strip-head">
            <h2 id="gift-undecided">{gifts.undecided}</h2>
          </div>
          <ul className="gift-ways">
            {quizzes.map(({ href, title: name, text }) => (
              <li key={href}>
                <h3>{name}</h3>
                <p className="quiet">{text}</p>
                <Link className="button" to={href}>
                  {gifts.beginQuiz}
                  <span className="visually-hidden">: {name}</span>
                </Link>
              </li>
            ))}
            <li>
              <h3>{gifts.art}</h3>
              <p className="quiet">{gifts.artLead}</p>
              <Link className="more-link" to={pathTo('art-of-gifting', language)}>
                {gifts.art}
              </Link>
            </li>
          </ul>
        </section>
      </div>
      <Warranty />
    </>
  )
}
