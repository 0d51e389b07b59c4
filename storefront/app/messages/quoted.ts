/** A title between quotation marks; those it brings are inner ones then: «Agenda “Dotze arrimadors”». */
export const quoted = (title: string): string => `«${title.replaceAll('«', '“').replaceAll('»', '”')}»`
