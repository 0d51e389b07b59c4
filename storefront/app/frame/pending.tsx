import { useNavigation } from 'react-router'

/** A thread of colour along the top while the next page is on its way; a page that comes at once shows none (N-43). */
export const Pending = () => (useNavigation().state === 'loading' ? <div className="pending" aria-hidden="true" /> : null)
