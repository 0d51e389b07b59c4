/** What changes when something is done about a message. */
export const touched = ['GET /messages/', 'GET /waiting/']
