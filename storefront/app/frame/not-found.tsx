import type { LoaderFunctionArgs } from 'react-router'
import { canonicalPath } from '../site/canonical-path.ts'

/** Unknown paths answer 404; a trailing slash or upper case in a known path leads to the canonical form. */
export function loader({ url }: LoaderFunctionArgs) {
  const canonical = canonicalPath(url.pathname)
  if (canonical) return new Response(null, { status: 301, headers: { location: `${canonical}${url.search}` } })
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
