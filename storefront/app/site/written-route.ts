/** The id of the route of every address that is no screen of the program: what staff wrote stands there, or nothing. */
export const writtenRoute = 'written'
