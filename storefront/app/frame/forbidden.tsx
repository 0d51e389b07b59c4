/** Where access is refused: the notice stands at the root, as for every page that may not be seen (N-42). */
export function loader(): never {
  throw new Response(null, { status: 403 })
}

export default function Forbidden() {
  return null
}
