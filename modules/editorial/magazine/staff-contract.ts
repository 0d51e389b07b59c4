import { versioned } from '#modules/people/staff/version-contract.ts'
import { AuthorWords, PostWords } from './contract.ts'

/** As they are read and saved. */
export const KeptPost = versioned(PostWords)
export const KeptAuthor = versioned(AuthorWords)
