import type { Words } from './es.ts'

export const words: Words = {
  doors: {
    title: 'Door lists',
    empty: 'There are no events that people register for.',
    views: { ahead: 'Today and ahead', past: 'Past', all: 'All' },
    columns: { activity: 'Event', starts: 'Starts', place: 'Place', expected: 'Expected', waiting: 'Waiting', came: 'Came' },
    calledOff: 'Cancelled',
  },
  registrations: {
    title: 'Registrations',
    door: 'The door list',
    columns: {
      name: 'Name',
      companions: 'Companions',
      order: 'Order',
      places: 'Places',
      state: 'State',
      came: 'Came',
      email: 'E-mail',
      phone: 'Telephone',
      ticket: 'Ticket',
      registered: 'Registered',
    },
    states: { held: 'Awaiting payment', confirmed: 'Has a place', waiting: 'Waiting', cancelled: 'Cancelled' },
    views: { all: 'All', confirmed: 'With a place', waiting: 'Waiting', here: 'Came', missing: 'Did not come' },
    cancel: 'Cancel the registration',
    cancelled: 'Registration cancelled. They are told by e-mail, and whoever waits gets a place.',
    gone: 'It is already cancelled.',
  },
  door: {
    back: 'All lists',
    find: 'Find a name',
    of: (came, expected) => `${came} of ${expected}`,
    came: 'have come',
    print: 'Print the list',
    registrations: 'Registrations',
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
