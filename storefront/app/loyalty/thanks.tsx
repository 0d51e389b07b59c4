import './loyalty.css'
import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Title } from '../ui/title.tsx'
import { CardFace } from './card-face.tsx'
import { useLoyalty } from './loyalty-words.ts'

/** A card request was taken (R-27, M-12). */
export default function CardThanks() {
  const language = useLanguage()
  const loyalty = useLoyalty()
  const { title, text, account, open } = loyalty.thanks
  return (
    <div className="page narrow card-thanks">
      <Title text={title} />
      <h1>{title}</h1>
      <div className="prose">
        <p role="status">{text}</p>
        <p>{account}</p>
      </div>
      <CardFace />
      <p className="form-actions">
        <Link className="button" to={pathTo('register', language)}>
          {open}
        </Link>
        <Link className="button button-quiet" to={pathTo('promotions', language)}>
          {loyalty.promotions}
        </Link>
      </p>
    </div>
  )
}
