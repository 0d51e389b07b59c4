import type { Day } from '#kernel/days.ts'
import { pathTo } from '#screens/addresses.ts'
import { Byline, PostCard, type ShownPost } from '../magazine/post-card.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'

/** What the magazine published last: the newest with its picture, those before it in words. */
export function FromTheMagazine({ posts }: { posts: readonly ShownPost[] }) {
  const language = useLanguage()
  const { home } = useMessages()
  const [newest, ...before] = posts
  if (!newest) return null
  return (
    <section className="page" aria-labelledby="from-the-magazine">
      <div className="section-head">
        <h2 id="from-the-magazine">{home.magazine}</h2>
        <Link className="more-link" to={pathTo('magazine', language)}>
          {home.seeMagazine}
        </Link>
      </div>
      <div className="home-magazine">
        <PostCard post={newest} heading="h3" />
        <ul className="home-posts">
          {before.map((post) => (
            <li key={post.id} className="home-post">
              <h3>
                <Link to={pathTo('magazine-post', language, { slug: post.slug, id: post.id })}>{post.title}</Link>
              </h3>
              <p>{post.summary}</p>
              <Byline author={post.author} day={post.published_on as Day} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
