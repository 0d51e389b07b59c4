import { type Day, shownDay } from '#kernel/days.ts'
import type { PostCard as Card } from '#modules/editorial/magazine/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { type ShownPicture, shownPicture } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { PictureView } from '../ui/picture.tsx'

export type ShownPost = Omit<Card, 'art'> & { art: ShownPicture }
export const shownPost = (card: Card): ShownPost => ({ ...card, art: shownPicture(card.art) })

interface Props {
  post: ShownPost
  heading: 'h2' | 'h3'
  /** The first of a list, over its whole width. */
  lead?: boolean
}

/** A post as lists show it: picture, title, a few sentences, who wrote it and when (T-08). */
export function PostCard({ post, heading: Heading, lead = false }: Props) {
  const language = useLanguage()
  return (
    <article className={lead ? 'post-card post-card-lead' : 'post-card'}>
      <PictureView
        picture={{ ...post.art, alt: '' }}
        sizes={lead ? '(min-width: 992px) 56vw, 100vw' : '(min-width: 992px) 30vw, (min-width: 620px) 50vw, 100vw'}
        eager={lead}
      />
      <div className="post-card-text">
        <Heading>
          <Link to={pathTo('magazine-post', language, { slug: post.slug, id: post.id })}>{post.title}</Link>
        </Heading>
        <p>{post.summary}</p>
        <Byline author={post.author} day={post.published_on as Day} />
      </div>
    </article>
  )
}

/** Who wrote it and when, dd/mm/yyyy (T-08). */
export function Byline({ author, day }: { author: Pick<Card['author'], 'id' | 'name' | 'slug'>; day: Day }) {
  const language = useLanguage()
  return (
    <p className="byline">
      <Link rel="author" to={pathTo('magazine-author', language, { slug: author.slug, id: author.id })}>
        {author.name}
      </Link>{' '}
      <time dateTime={day}>{shownDay(day)}</time>
    </p>
  )
}
