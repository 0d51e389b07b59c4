/**
 * The path and query of a request as the rest of the shop may read them: one slash at the front, no other host before it, and
 * nothing that cannot be decoded. What cannot be is kept as plain text, so that it leads to no page instead of to a failure.
 */
export function readableAddress(address: string): string {
  const [host = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(address) ?? []
  const ownPath = address.slice(host.length)
  const end = ownPath.search(/[?#]/)
  const path = end < 0 ? ownPath : ownPath.slice(0, end)
  const rest = end < 0 ? '' : ownPath.slice(end)
  const rooted = `/${path.replace(/^[/\\]+/, '')}`.replaceAll('\\', '%5C')
  return (isDecodable(rooted) ? rooted : rooted.replaceAll('%', '%25')) + rest
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
