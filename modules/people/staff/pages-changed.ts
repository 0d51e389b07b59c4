/** The channel on which a process hears that another changed what public pages say. */
export const pagesChanged = 'pages_changed'
