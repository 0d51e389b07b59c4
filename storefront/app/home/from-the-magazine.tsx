import { Link } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { PostCard, type ShownPost } from '../magazine/post-card.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'

/** What the magazine published last. */
export function FromTheMagazine({ posts }: { posts: readonly ShownPost[] }) {
  const language = useLanguage()
  const { home } = useMessages()
  return (
    <section className="page" aria-labelledby="from-the-magazine">
      <div className="section-head">
        <h2 id="from-the-magazine">{home.magazine}</h2>
        <Link className="more-link" to={pathTo('magazine', language)}>
          {home.seeMagazine}
        </Link>
      </div>
      <ul className="home-row">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
