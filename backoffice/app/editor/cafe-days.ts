/** Weeks that are read at once: a year of them and a few that are to come. */
export const menusRead = { query: { limit: 60 } } as const

export const shownDay = (day: string) => day.split('-').toReversed().join('/')
