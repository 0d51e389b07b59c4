import type { Words } from './es.ts'

export const words: Words = {
  doors: {
    title: 'Door lists',
    empty: 'There are no events that people register for.',
    views: { ahead: 'Today and ahead', past: 'Past', all: 'All' },
    columns: { activity: 'Event', starts: 'Starts', place: 'Place', expected: 'Expected', waiting: 'Waiting', came: 'Came' },
    calledOff: 'Cancelled',
  },
  door: {
    back: 'All lists',
    find: 'Find a name',
    of: (came, expected) => `${came} of ${expected}`,
    came: 'have come',
    print: 'Print the list',
    expected: 'Registered',
    waiting: 'On the waiting list',
    nobody: 'Nobody has that name.',
    empty: 'Nobody has registered.',
    places: (count) => (count === 1 ? '1 place' : `${count} places`),
    tick: (name) => `${name} came`,
    already: (name) => `${name} is already in.`,
    noTicket: (code) => `“${code}” is not a ticket of this list.`,
    fewer: (name) => `One person fewer with ${name}`,
    more: (name) => `One person more with ${name}`,
    moveUp: 'Give a place',
    moved: 'Has a place',
    kept: (count) =>
      count === 1
        ? '1 tick is waiting on this device for the connection to come back.'
        : `${count} ticks are waiting on this device for the connection to come back.`,
    queued: (registration) => `Door: registration ${registration}`,
    notes: 'People',
    reasons: { 'agenda.full': 'There are no free places.', 'agenda.called_off': 'The event is cancelled.' },
  },
}
