import type { Words } from './es.ts'

export const words: Words = {
  campaigns: {
    title: 'Gift campaigns',
    empty: 'There is no campaign.',
    columns: { title: 'Campaign', state: 'State', season: 'Season', place: 'Place', address: 'Page of its own' },
    views: { all: 'All', now: 'In season', rest: 'Out of season', off: 'Switched off' },
    states: { now: 'Shown', rest: 'Out of season', off: 'Switched off' },
    season: (from, to) => `${from} to ${to}`,
    categories: 'Categories',
    every: 'all',
    texts: 'Text',
  },
  quizzes: {
    title: 'Readers’ quizzes',
    empty: 'There is no quiz.',
    columns: { title: 'Quiz', opens: 'Opens', season: 'Season', now: 'Now' },
    opens: { always: 'Always', in_season: 'In season', never: 'Never' },
    inSeason: 'In season',
    outOfSeason: 'Out of season',
    questions: 'Questions',
    profiles: 'Profiles',
    open: { always: 'Open always', in_season: 'Open in season', never: 'Close' },
    already: 'It is like that already.',
    changed: 'Changed.',
  },
}
