/** Where each queue is worked off; one without a screen here is worked off from the command line. */
export const screenOf: Partial<Record<string, string>> = {
  pickups_ready: '/pickups',
  pickups_forgotten: '/pickups',
  picks: '/picks',
  parcels_late: '/dispatch',
  parcels_today: '/dispatch',
  shipping_costs: '/orders',
  reservations_ending: '/reservations?state=held',
  returns_to_decide: '/returns?state=requested',
  returns_received: '/returns?state=received',
  transfers_to_send: '/transfers?open=true',
  transfers_to_receive: '/transfers?open=true',
}
