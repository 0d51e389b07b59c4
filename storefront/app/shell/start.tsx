import { redirect } from 'react-router'

/** "/" leads to Spanish; a script then honours the language chosen before. */
export const loader = () => redirect('/es')
